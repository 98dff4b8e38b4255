export const contentAdmin = {}
