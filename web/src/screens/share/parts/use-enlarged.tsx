import { type ReactNode, Suspense, useState } from 'react'
import { late } from '../../../ui/late.ts'

const PictureViewer = late(
  async () => (await import('../../../features/talk/messages/picture-viewer.tsx')).PictureViewer,
)

type Picture = { url: string; alt: string }

/** Shows a picture large; `viewer` is to stand somewhere on the page. */
export function useEnlarged(): { enlarge: (picture: Picture) => void; viewer: ReactNode } {
  const [picture, enlarge] = useState<Picture | null>(null)
  return {
    enlarge,
    viewer: picture && (
      <Suspense>
        <PictureViewer picture={picture} onClose={() => enlarge(null)} />
      </Suspense>
    ),
  }
}
