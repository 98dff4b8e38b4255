/** Checkpoints of the larger families draw at 1024 pixels a side, the others at 512; nothing but their names tells them. */
export const checkpointSide = (name: string): number =>
  /xl|pony|illustrious|noob|flux|sd_?3|animagine|qwen|hidream|z.?image/i.test(name) ? 1024 : 512
/** The size of a picture as a checkpoint can paint it: steps of 8 pixels, from 64 to 2048 a side. */
export function paintableSize({ width, height }: { width: number; height: number }): {
  width: number
  height: number
} {
  const shrink = Math.min(1, 2048 / Math.max(width, height))
  const step = (side: number) => Math.max(64, Math.round((side * shrink) / 8) * 8)
  return { width: step(width), height: step(height) }
}
