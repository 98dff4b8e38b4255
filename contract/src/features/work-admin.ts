export const workAdmin = {}
