// Whether sound goes on after the element told an error.

export type Played = Pick<HTMLMediaElement, 'currentTime' | 'paused' | 'error'>

/** MediaError.MEDIA_ERR_DECODE, which not every place that tests run in has. */
const undecoded = 3
/** How long it is watched, and how far it comes at least in that time: what is decoded already is played to its end. */
const watchedMs = 1000
const movedS = 0.25

/**
 * Firefox tells an error when a machine has no device for sound, and plays on in silence as other browsers do: what moves is not broken.
 * Resolves with false at once when the file was never played.
 */
export async function playsOn(element: Played): Promise<boolean> {
  if (element.paused || element.error?.code !== undecoded) return false
  const fromS = element.currentTime
  await new Promise((resolve) => setTimeout(resolve, watchedMs))
  return !element.paused && element.currentTime - fromS >= movedS
}
