/** Like fetch, by the older means that tells how much of a body has been sent: from 0 to 1. */
export const fetchWithProgress =
  (onProgress: (part: number) => void): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const { signal } = init
      request.open(init.method ?? 'GET', String(input))
      request.responseType = 'blob'
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      }
      request.onload = () => {
        const { status, response } = request
        resolve(new Response(response as Blob, { status, headers: headersOf(request) }))
      }
      request.onerror = () => reject(new TypeError('The request could not be sent'))
      request.onabort = () => reject(signal?.reason)
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      if (signal?.aborted) reject(signal.reason)
      else request.send((init.body ?? null) as XMLHttpRequestBodyInit | null)
    })

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return headers
}
