// What can be asked of the built-in film, in words that the form and the ticket share.

export const aspects = ['16:9', '9:16', '1:1', '4:3', '3:4'] as const
export const resolutions = ['480p', '720p'] as const
export type Resolution = (typeof resolutions)[number]

export const cameras = [
  'push-in',
  'pull-out',
  'pan-left',
  'pan-right',
  'tilt-up',
  'tilt-down',
  'orbit',
  'still',
] as const
export type Camera = (typeof cameras)[number]

export const weathers = ['none', 'snow', 'rain', 'fog', 'petals', 'fireflies', 'sparks'] as const
export type Weather = (typeof weathers)[number]

/** Frames a second of every clip. */
export const fps = 24
export const secondsMin = 2
export const secondsMax = 10
export const motionMax = 10

/** The shorter side in pixels. */
export const shortSides: Record<Resolution, number> = { '480p': 480, '720p': 720 }
