extension Publisher {
  /// Sends a value once no other has come for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    CreatedPublisher<Output, Failure> { buffer in
      var serial = 0
      var latest: Output?
      return self.sink(
        receiveCompletion: { end in
          serial += 1
          if case .finished = end, let latest { buffer.send(latest) }
          buffer.finish(end)
        },
        receiveValue: { value in
          serial += 1
          latest = value
          let own = serial
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            guard own == serial else { return }
            latest = nil
            buffer.send(value)
          }
        })
    }
  }

  /// Sends at most one value in each interval: its first or its newest.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> some Publisher<Output, Failure> {
    CreatedPublisher<Output, Failure> { buffer in
      var opensAt: S.SchedulerTimeType?
      var waiting: Output?
      func open() {
        guard let value = waiting else { return }
        waiting = nil
        opensAt = scheduler.now.advanced(by: interval)
        buffer.send(value)
      }
      return self.sink(
        receiveCompletion: { end in
          if case .finished = end { open() }
          buffer.finish(end)
        },
        receiveValue: { value in
          let now = scheduler.now
          if let opensAt, now < opensAt {
            if waiting == nil { scheduler.schedule(after: opensAt) { open() } }
            if latest || waiting == nil { waiting = value }
          } else {
            opensAt = now.advanced(by: interval)
            buffer.send(value)
          }
        })
    }
  }

  /// Sends everything later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    CreatedPublisher<Output, Failure> { buffer in
      func later(_ action: @escaping () -> Void) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          tolerance: tolerance ?? scheduler.minimumTolerance, options: options, action)
      }
      return self.sink(
        receiveCompletion: { end in later { buffer.finish(end) } },
        receiveValue: { value in later { buffer.send(value) } })
    }
  }

  /// Hands everything over on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    CreatedPublisher<Output, Failure> { buffer in
      self.sink(
        receiveCompletion: { end in
          scheduler.schedule(options: options) { buffer.finish(end) }
        },
        receiveValue: { value in scheduler.schedule(options: options) { buffer.send(value) } })
    }
  }

  /// Starts on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    CreatedPublisher<Output, Failure> { buffer in
      let bag = CancelBag()
      scheduler.schedule(options: options) { bag.add(self.sink(into: buffer)) }
      return bag
    }
  }

  /// Ends, or fails with an error, where no value comes for a while.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> some Publisher<Output, Failure> {
    CreatedPublisher<Output, Failure> { buffer in
      var serial = 0
      let bag = CancelBag()
      func watch() {
        serial += 1
        let own = serial
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          guard own == serial else { return }
          buffer.finish(customError.map { .failure($0()) } ?? .finished)
          bag.cancel()
        }
      }
      watch()
      bag.add(
        self.sink(
          receiveCompletion: { end in
            serial += 1
            buffer.finish(end)
          },
          receiveValue: { value in
            buffer.send(value)
            watch()
          }))
      return bag
    }
  }
}
