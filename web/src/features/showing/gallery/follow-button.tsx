import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useFollow } from './authors.ts'

type FollowButtonProps = {
  author: { id: number; name: string; isFollowed: boolean }
  size?: 'small' | 'medium'
  className?: string
}

/** Follows somebody, or ends that; a guest is asked to log in. */
export function FollowButton({ author, size = 'medium', className }: FollowButtonProps) {
  const t = useTexts('authors')
  const follow = useFollow()
  const { name, isFollowed } = author
  return (
    <Button
      size={size}
      kind={isFollowed ? 'plain' : 'main'}
      icon={isFollowed ? 'user-check' : 'user-plus'}
      aria-label={isFollowed ? t.unfollowOne({ name }) : t.followOne({ name })}
      className={className}
      onClick={() => void follow(author)}
    >
      {isFollowed ? t.followed : t.follow}
    </Button>
  )
}
