// The addresses that are screens, so that the server answers 404 with the page for all others. Large and small letters are
// the same, as for the router of the client. Both sides load it.

import type { ScreenPlace } from './home-path.ts'

const screenPaths = [
  /^\/$/i,
  /^\/Chat$/i,
  /^\/Midjourney$/i,
  /^\/draw$/i,
  /^\/sd3$/i,
  /^\/sddraw$/i,
  /^\/video$/i,
  /^\/music$/i,
  /^\/tools$/i,
  /^\/mind$/i,
  /^\/app-store$/i,
  /^\/market$/i,
  /^\/role$/i,
  /^\/separation$/i,
  /^\/history$/i,
  /^\/designerWork$/i,
  /^\/workDetails$/i,
  /^\/hisGallery$/i,
  /^\/admin$/i,
  /^\/admin\/(today|tools|staff|audit|backup)$/i,
  /^\/admin\/(sites|connections|models|people|money|content|moderation|works|start)(\/[\w-]+(\/[\w-]+)?)?$/i,
  /^\/myGallery$/i,
  /^\/photoAlbum\/[\w-]+$/i,
  /^\/mobileHome$/i,
  /^\/user$/i,
  /^\/pay$/i,
  /^\/user-center$/i,
  /^\/help(\/[a-z0-9-]+)?$/i,
  /^\/workDetails$/i,
  /^\/share\/[\w-]+$/i,
  /^\/welcome$/i,
  /^\/500$/i,
]

/** Whether a path leads to a screen. */
export const isScreenPath = (path: string): boolean =>
  screenPaths.some((pattern) => pattern.test(path.length > 1 ? path.replace(/\/$/, '') : path))

/** The screens of the client that visits of a site can begin with, in the order of its menu, as `screens` of the client says. */
export const screenPlaces: readonly ScreenPlace[] = [
  { path: '/mobileHome' },
  { path: '/Chat', menuKey: 'Chat' },
  { path: '/app-store', menuKey: 'app-store' },
  { path: '/role', menuKey: 'role' },
  { path: '/market', menuKey: 'market' },
  { path: '/Midjourney', menuKey: 'Midjourney' },
  { path: '/draw', menuKey: 'draw' },
  { path: '/sd3', menuKey: 'sd3' },
  { path: '/video', menuKey: 'video' },
  { path: '/music', menuKey: 'music' },
  { path: '/separation', menuKey: 'separation' },
  { path: '/sddraw', menuKey: 'sddraw' },
  { path: '/tools', menuKey: 'tools' },
  { path: '/mind', menuKey: 'mind' },
  { path: '/history', menuKey: 'history' },
  { path: '/designerWork', menuKey: 'designerWork' },
  { path: '/workDetails' },
  { path: '/hisGallery' },
  { path: '/myGallery' },
  { path: '/pay', menuKey: 'pay' },
  { path: '/help', menuKey: 'help' },
  { path: '/user' },
  { path: '/user-center', menuKey: 'user-center' },
  { path: '/welcome' },
]
