export const connectionAdmin = {}
