import '../../../ui/late.css'
import { ModerationRoom } from './moderation-room.tsx'
import { ReviewList } from './review-list.tsx'

/** Where operators decide on works that wait to be shown, or were reported. */
export const GalleryReviewScreen = () => (
  <ModerationRoom>
    <ReviewList of="waiting" />
  </ModerationRoom>
)
