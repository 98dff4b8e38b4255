import { cardSize } from '@atelier/contract/gallery-terms'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { beginDownload } from '../../../lib/begin-download.ts'
import { Button } from '../../../ui/button.tsx'
import { LazyImage } from '../../../ui/lazy-image.tsx'
import { LinkWays } from './link-ways.tsx'
import { wholeAddress } from './share-subject.ts'

type ShareWorkPanelProps = {
  id: number
  /** Empty for none. */
  title: string
  /** From the site's own on, as `gallery.open` tells it. */
  address: string
}

/** Everything by which a published work is sent on: its address, its QR code, and the card that stands for it. */
export function ShareWorkPanel({ id, title, address }: ShareWorkPanelProps) {
  const t = useTexts('share')
  return (
    <section aria-label={t.panel} className="flex flex-col gap-5">
      <CardPicture key={id} id={id} />
      <LinkWays
        address={wholeAddress(address)}
        title={title || t.untitledWork}
        actions={
          <Button size="small" icon="download" onClick={() => saveCard(id)}>
            {t.saveCard}
          </Button>
        }
      />
    </section>
  )
}

const cardAddress = (id: number) => `/api/gallery/card?id=${id}`

/** Not there for what its author alone sees. */
function CardPicture({ id }: { id: number }) {
  const t = useTexts('share')
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  return (
    <figure>
      <LazyImage
        src={cardAddress(id)}
        alt=""
        {...cardSize}
        onError={() => setBroken(true)}
        className="h-auto w-full rounded-card bg-fill"
      />
      <figcaption className="mt-2 text-small text-soft">{t.card}</figcaption>
    </figure>
  )
}

function saveCard(id: number): void {
  beginDownload(`${cardAddress(id)}&as=download`)
}
