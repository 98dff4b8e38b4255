// Names that lead nowhere on the public internet: those of containers, machines and networks of somebody's own.

const innerEndings =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|docker|home\.arpa|svc|cluster\.local)$/i

/** Whether a host's name, as it stands in a URL, can be one of the inside alone: nobody is asked for it. IP addresses are no names. */
export const isInnerName = (hostname: string): boolean => {
  const name = hostname.replace(/\.$/, '')
  return !/[.:\]]/.test(name) || innerEndings.test(name)
}

const unknownCodes: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA'])

/** Whether a look-up said that there is no such name. */
export const isUnknownName = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && unknownCodes.has(error.code)
