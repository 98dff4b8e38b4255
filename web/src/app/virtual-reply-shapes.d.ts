declare module 'virtual:reply-shapes' {
  /** What the contract says of each reply; the build makes it. */
  export const shapes: import('@atelier/contract/shape').ReplyShapes
}
