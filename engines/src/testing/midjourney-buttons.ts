// The buttons that Midjourney puts under what it made, by the ids that its newer versions give them.

const numbered = (name: string, hash: string) =>
  [1, 2, 3, 4].map((place) => `MJ::JOB::${name}::${place}::${hash}`)

/** Under a grid, a picture taken out of it, or nothing. */
export function midjourneyButtons(action: string, hash: string): string[] {
  if (/^(DESCRIBE|SHORTEN)$/.test(action)) return []
  if (action !== 'UPSCALE')
    return [
      ...numbered('upsample', hash),
      `MJ::JOB::reroll::0::${hash}::SOLO`,
      ...numbered('variation', hash),
    ]
  return [
    `MJ::JOB::upsample_v7_2x_subtle::1::${hash}::SOLO`,
    `MJ::JOB::upsample_v7_2x_creative::1::${hash}::SOLO`,
    `MJ::JOB::low_variation::1::${hash}::SOLO`,
    `MJ::JOB::high_variation::1::${hash}::SOLO`,
    `MJ::Inpaint::1::${hash}::SOLO`,
    `MJ::Outpaint::50::1::${hash}::SOLO`,
    `MJ::Outpaint::75::1::${hash}::SOLO`,
    `MJ::CustomZoom::1::${hash}`,
    ...['left', 'right', 'up', 'down'].map((way) => `MJ::JOB::pan_${way}::1::${hash}::SOLO`),
    `MJ::BOOKMARK::${hash}`,
  ]
}
