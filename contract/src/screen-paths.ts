// The addresses that are screens, so that the server answers 404 with the page for all others. Large and small letters are
// the same, as for the router of the client. No imports: both sides load it.

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
  /^\/admin\/(sites|connections|models|people|money|content|moderation|works)(\/[\w-]+(\/[\w-]+)?)?$/i,
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
