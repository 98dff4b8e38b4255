// A picture among the own works that is to go with what is being written.
import '../../../ui/late.css'
import { PickerWindow } from '../../../features/making/works/picker-window.tsx'
import { composing } from '../../../features/talk/composer/composing.ts'
import { useTexts } from '../../../i18n/use-texts.ts'

type OwnWorksProps = { place: number; onClose: () => void }

export function OwnWorks({ place, onClose }: OwnWorksProps) {
  const t = useTexts('chat')
  const attach = async ({ url, name }: { url: string; name: string }) => {
    onClose()
    try {
      const reply = await fetch(url)
      if (!reply.ok) throw new Error(reply.statusText)
      const picture = await reply.blob()
      const left = composing.addFiles(place, [new File([picture], name, { type: picture.type })])
      if (left > 0) composing.say(place, { text: t.tooManyPictures })
    } catch {
      composing.say(place, { text: t.workNotAttached })
    }
  }
  return (
    <PickerWindow
      worksOnly
      medium="picture"
      onClose={onClose}
      onPick={(file) => void attach(file)}
    />
  )
}
