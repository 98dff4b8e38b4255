// The addresses that are screens, so that the server answers 404 with the page for all others. No imports: both sides load it.

const screenPaths = [
  /^\/$/,
  /^\/Chat$/,
  /^\/Midjourney$/,
  /^\/draw$/,
  /^\/sd3$/,
  /^\/sddraw$/,
  /^\/video$/,
  /^\/music$/,
  /^\/tools$/,
  /^\/mind$/,
  /^\/app-store$/,
  /^\/market$/,
  /^\/role$/,
  /^\/separation$/,
  /^\/history$/,
  /^\/designerWork$/,
  /^\/workDetails$/,
  /^\/hisGallery$/,
  /^\/admin$/,
  /^\/admin\/(today|tools|staff|audit|backup)$/,
  /^\/admin\/(sites|connections|models|people|money|content|moderation|works)(\/[\w-]+(\/[\w-]+)?)?$/,
  /^\/myGallery$/,
  /^\/photoAlbum\/[\w-]+$/,
  /^\/mobileHome$/,
  /^\/user$/,
  /^\/pay$/,
  /^\/user-center$/,
  /^\/help(\/[a-z0-9-]+)?$/,
  /^\/workDetails$/,
  /^\/share\/[\w-]+$/,
  /^\/welcome$/,
  /^\/500$/,
]

/** Whether a path leads to a screen. */
export const isScreenPath = (path: string): boolean =>
  screenPaths.some((pattern) => pattern.test(path.length > 1 ? path.replace(/\/$/, '') : path))
