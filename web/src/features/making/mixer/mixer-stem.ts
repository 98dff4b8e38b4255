export type MixerStem = {
  /** Its key among the stems, such as `vocals`. */
  name: string
  /** What people call it, in their language. */
  label: string
  url: string
  durationS: number
}
