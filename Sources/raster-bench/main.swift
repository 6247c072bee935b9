import Raster

print(Bitmap(width: 1, height: 1).width)
