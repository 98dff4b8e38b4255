// What members are looked up by. Neither case nor the width of letters counts.

const plain = (name: string) => name.trim().normalize('NFKC').toLowerCase()

export const usernameKey = plain
export const emailKey = plain

/** No username has an @, so it tells which of the two somebody typed. */
export const isEmail = (name: string): boolean => plain(name).includes('@')
