/** Fetches a picture ahead of its showing; tells whether it came. A failure is noted for whoever looks into the console, and disturbs nobody. */
export function preloadImage(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(true)
    image.onerror = () => {
      // biome-ignore lint/suspicious/noConsole: it is of interest to nobody but whoever looks there
      console.warn(`The picture ${address} could not be loaded.`)
      resolve(false)
    }
    image.src = address
  })
}
