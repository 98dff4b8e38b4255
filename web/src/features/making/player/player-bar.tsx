// The player at the foot of the screen: all of it that is fetched once something is queued.
import '../../../ui/late.css'
import { useIsPhone } from '../../../lib/media.ts'
import { CompactBar } from './compact-bar.tsx'
import { usePlayer } from './player-store.ts'
import { PlayerVoice } from './player-voice.tsx'
import { WideBar } from './wide-bar.tsx'

export function PlayerBar() {
  const isEmpty = usePlayer(({ at }) => at < 0)
  const isPhone = useIsPhone()
  return (
    <>
      <PlayerVoice />
      {!isEmpty && (isPhone ? <CompactBar /> : <WideBar />)}
    </>
  )
}
