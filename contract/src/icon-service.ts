// How icons are asked for, on both sides of the wire. No imports: the browser loads it with the first icon that it does not carry.

/** What icons and icon sets may be called; whatever breaks it is asked of nobody. */
export const iconNameRule = /^[a-z0-9-]+$/

/** Bounds of one question. The longest name of the carried sets has 38 letters. */
export const iconLimits = { names: 250, nameLength: 64 }

/** Where our own server serves icon sets: `/icons/lucide.json?icons=house,user-round`. */
export const ownIconPath = '/icons'

/** Asked in this order for what our own server does not have. A page may connect to these hosts and to no others. */
export const publicIconServices = [
  'https://api.iconify.design',
  'https://api.simplesvg.com',
  'https://api.unisvg.com',
]
