import Foundation
import Raster
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

/// A form of controls, as sheets written with UIKit have it.
final class ControlsController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    stack.axis = .vertical
    stack.spacing = 14
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    for row in rows { stack.addArrangedSubview(row) }
  }

  private var rows: [UIView] {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    let toggle = UISwitch()
    toggle.isOn = true
    let slider = UISlider()
    slider.value = 0.4
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.6
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    let date = UIDatePicker()
    date.datePickerMode = .date
    date.date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    let text = UITextView()
    text.isScrollEnabled = false
    text.font = .preferredFont(forTextStyle: .body)
    text.text = "Notes in a text view that goes on over more than one line of text."
    text.backgroundColor = .secondarySystemBackground
    text.layer.cornerRadius = 8
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (self, self)
    picker.heightAnchor.constraint(equalToConstant: 160).isActive = true
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue"
    configuration.cornerStyle = .large
    configuration.buttonSize = .large
    return [
      field, segments, row("Notifications", toggle), row("Count", UIStepper()), slider, progress,
      row("Loading", spinner), row("Date", date), text, picker,
      UIButton(configuration: configuration),
    ]
  }

  private func row(_ title: String, _ control: UIView) -> UIView {
    let label = UILabel()
    label.text = title
    let row = UIStackView(arrangedSubviews: [label, control])
    row.alignment = .center
    return row
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { component == 0 ? "Choice \(row)" : "\(row * 10) %" }
}

/// A table with every kind of cell.
class KindsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Kinds"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let header = UISearchBar(frame: CGRect(x: 0, y: 0, width: 0, height: 56))
    header.placeholder = "Search kinds"
    header.searchBarStyle = .minimal
    tableView.tableHeaderView = header
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 5 : 3
  }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "Cells" : "Configurations" }
  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { section == 0 ? "Words below a section." : nil }

  override func tableView(
    _ tableView: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    path.section == 0 ? cell(path.row) : configured(path.row)
  }

  private func cell(_ row: Int) -> UITableViewCell {
    let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .default, .default]
    let cell = UITableViewCell(style: styles[row], reuseIdentifier: nil)
    cell.textLabel?.text = ["Plain", "Title", "Label", "Checked", "Switch"][row]
    cell.detailTextLabel?.text = row == 1 ? "Subtitle" : "Value"
    if row == 2 { cell.accessoryType = .disclosureIndicator }
    if row == 3 { cell.accessoryType = .checkmark }
    if row == 4 {
      let toggle = UISwitch()
      toggle.isOn = true
      cell.accessoryView = toggle
    }
    if row == 0 { cell.imageView?.image = UIImage(systemName: "star.fill") }
    return cell
  }

  private func configured(_ row: Int) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if row == 2 {
      cell.contentConfiguration = UIHostingConfiguration {
        HStack {
          Image(systemName: "star").foregroundStyle(.orange)
          Text("SwiftUI in a cell")
        }
      }
      return cell
    }
    var content = row == 0 ? UIListContentConfiguration.subtitleCell() : .valueCell()
    content.text = "Configured"
    content.secondaryText = "Secondary"
    content.image = UIImage(systemName: "wifi")
    cell.contentConfiguration = content
    return cell
  }
}

@MainActor
@Suite("pictures of UIKit")
struct UIKitPictureTests {
  private func presented(
    _ controller: UIViewController, _ device: String, _ scheme: ColorScheme, _ name: String
  ) throws {
    let presenter = UIViewController()
    presenter.view.backgroundColor = .systemTeal
    var configuration = StageConfiguration(device: try #require(Device.named(device)))
    configuration.colorScheme = scheme
    let stage = try Stage(
      configuration, rootViewController: UINavigationController(rootViewController: presenter))
    let sheet = UINavigationController(rootViewController: controller)
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    try stage.perform { presenter.present(sheet, animated: false) }
    try stage.settle()
    try stage.snapshot().save("uikit-\(name)-\(device)-\(scheme)")
    #expect(stage.warnings.isEmpty)
  }

  @Test(
    "a form of controls", arguments: ["iphone-15", "ipad-air-11-m2"], [ColorScheme.light, .dark])
  func controls(device: String, scheme: ColorScheme) throws {
    try presented(ControlsController(), device, scheme, "controls")
  }

  @Test("tables", arguments: ["iphone-15"], [ColorScheme.light, .dark])
  func tables(device: String, scheme: ColorScheme) throws {
    try presented(KindsController(style: .insetGrouped), device, scheme, "inset")
    try presented(KindsController(style: .plain), device, scheme, "plain")
    try presented(KindsController(style: .grouped), device, scheme, "grouped")
  }

  @Test("a tab bar controller with large titles")
  func tabs() throws {
    let tabs = UITabBarController()
    let kinds = KindsController(style: .insetGrouped)
    let first = UINavigationController(rootViewController: kinds)
    first.navigationBar.prefersLargeTitles = true
    first.tabBarItem = UITabBarItem(
      title: "Kinds", image: UIImage(systemName: "list.bullet"), tag: 0)
    let second = UIViewController()
    second.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    second.tabBarItem.badgeValue = "3"
    tabs.viewControllers = [first, second]
    let stage = try Stage(try #require(Device.named("iphone-se-3")), rootViewController: tabs)
    try stage.snapshot().save("uikit-tabs-top")
    try stage.drag(from: CGPoint(x: 100, y: 600), by: CGSize(width: 0, height: -150))
    try stage.settle()
    try stage.snapshot().save("uikit-tabs-scrolled")
    #expect(kinds.tableView.contentOffset.y > -100)
  }

  @Test(
    "SwiftUI's bars under the looks that UIKit code asks for",
    arguments: [ColorScheme.light, .dark])
  func proxies(scheme: ColorScheme) throws {
    defer { AppearanceProxies.removeAll() }
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.backgroundColor = .systemIndigo
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = bar
    UINavigationBar.appearance().scrollEdgeAppearance = bar
    UINavigationBar.appearance().tintColor = .white
    let tab = UITabBarAppearance()
    tab.configureWithOpaqueBackground()
    tab.backgroundColor = .systemGray6
    tab.stackedLayoutAppearance.selected.iconColor = .systemPink
    tab.stackedLayoutAppearance.selected.titleTextAttributes = [
      .foregroundColor: UIColor.systemPink
    ]
    UITabBar.appearance().standardAppearance = tab
    UITabBar.appearance().scrollEdgeAppearance = tab
    UISegmentedControl.appearance().selectedSegmentTintColor = .systemIndigo
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.white], for: .selected)
    UISwitch.appearance().onTintColor = .systemPink
    var configuration = StageConfiguration(device: try #require(Device.named("iphone-15")))
    configuration.colorScheme = scheme
    let stage = try Stage(configuration) { ProxiedScreen() }
    try stage.snapshot().save("uikit-proxies-\(scheme)")
    #expect(stage.warnings.isEmpty)
  }

  @Test("an alert with fields, and a sheet of shared items")
  func alerts() throws {
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    let stage = try Stage(try #require(Device.named("iphone-15")), rootViewController: root)
    let alert = UIAlertController(
      title: "Sign In", message: "Your name and a word.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
      $0.text = "secret"
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Sign In", style: .default))
    try stage.perform { root.present(alert, animated: false) }
    try stage.settle()
    try stage.snapshot().save("uikit-alert-fields")
    #expect(stage.warnings.isEmpty)
  }
}

/// A screen whose bars and controls have the looks of proxies.
private struct ProxiedScreen: View {
  @State private var period = 0
  @State private var isOn = true

  var body: some View {
    TabView {
      NavigationStack {
        List {
          Picker("Period", selection: $period) {
            Text("Day").tag(0)
            Text("Week").tag(1)
          }
          .pickerStyle(.segmented)
          Toggle("Notifications", isOn: $isOn)
          NavigationLink("More") { Text("More") }
        }
        .navigationTitle("Proxies")
        .toolbar { Button("Edit") {} }
      }
      .tabItem { Label("Home", systemImage: "house") }
      Text("Second").tabItem { Label("Search", systemImage: "magnifyingglass") }
    }
  }
}
