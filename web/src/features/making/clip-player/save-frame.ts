/** What a video shows, as a PNG of its own size. Rejects when it shows nothing yet, or may not be read. */
export async function pictureOf(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  const pen = canvas.getContext('2d')
  if (!pen || canvas.width === 0) throw new Error('There is no picture.')
  pen.drawImage(video, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('There is no picture.'))),
      'image/png',
    ),
  )
}
