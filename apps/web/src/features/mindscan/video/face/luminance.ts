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

export const isDark = (pixels: Uint8ClampedArray): boolean => meanLuminance(pixels) < darkBelow
