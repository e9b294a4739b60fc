/** Below this mean a face is no longer told from its background; from 0, black, to 1, white. */
const darkBelow = 0.08

/** Mean luminance of RGBA pixels, from 0, black, to 1, white (weights of ITU-R BT.709); 0 where there are none. */
export function meanLuminance(pixels: Uint8ClampedArray): number {
  const count = pixels.length / 4
  if (count === 0) return 0
  let sum = 0
  for (let at = 0; at < pixels.length; at += 4) {
    sum += 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0)
  }
  return sum / (255 * count)
}

/** A face darker or brighter than this on the mean shows too little of itself. */
const faceDimBelow = 0.12
const faceBrightAbove = 0.9
/** Variance of the second differences of a sharp face, of squared steps of luminance from 0 to 255, lies far above. */
const blurredBelow = 20

/** Why a picture of a face alone is too dim, bright or blurred to read; null where it is not. */
export function faultOfLight(pixels: Uint8ClampedArray, width: number): 'dim' | 'bright' | 'blurred' | null {
  const mean = meanLuminance(pixels)
  if (mean < faceDimBelow) return 'dim'
  if (mean > faceBrightAbove) return 'bright'
  return sharpness(pixels, width) < blurredBelow ? 'blurred' : null
}

/** Variance of the Laplacian of RGBA pixels; 0 for one plain colour. */
function sharpness(pixels: Uint8ClampedArray, width: number): number {
  const height = pixels.length / 4 / width
  const grey = (x: number, y: number) => {
    const at = 4 * (y * width + x)
    return 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0)
  }
  let sum = 0
  let squares = 0
  let count = 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const second = grey(x - 1, y) + grey(x + 1, y) + grey(x, y - 1) + grey(x, y + 1) - 4 * grey(x, y)
      sum += second
      squares += second * second
      count += 1
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

export const isDark = (pixels: Uint8ClampedArray): boolean => meanLuminance(pixels) < darkBelow
