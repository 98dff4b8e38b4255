// Times of sound and film as clocks show them.

/** "0:05", "12:07", "1:02:09": whole seconds, none for what is not known. */
export function clockText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** "0:05.24": with hundredths, for cutting. */
export function fineClockText(seconds: number): string {
  const hundredths = Number.isFinite(seconds) ? Math.max(0, Math.round(seconds * 100)) : 0
  return `${clockText(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, '0')}`
}
