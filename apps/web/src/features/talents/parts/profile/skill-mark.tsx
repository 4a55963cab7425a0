import { useEffect } from 'react'
import { initialsOf } from '../../../../ui/display/avatar.tsx'
import { useSeen } from '../../../../ui/seen.ts'

/** Fetched once, a picture is there: it need not wait to be seen again. */
const fetched = new Set<string>()

/** The picture of a skill in the colour of its text, fetched once it is in sight; without one, its first letters. */
export const SkillMark = ({ name, icon }: { name: string; icon: string | null }) =>
  icon ? <Picture key={icon} icon={icon} /> : <Letters name={name} />

function Picture({ icon }: { icon: string }) {
  const [ref, isSeen] = useSeen(fetched.has(icon))
  useEffect(() => {
    if (isSeen) fetched.add(icon)
  }, [isSeen, icon])
  return (
    <span aria-hidden ref={ref} className="size-4.5 flex-none">
      {isSeen && (
        <span
          className="block size-full bg-current mask-contain mask-center mask-no-repeat"
          style={{ maskImage: `url("${icon}")` }}
        />
      )}
    </span>
  )
}

/** Two Latin letters, or one Arabic one: more would not be read at this size. */
const Letters = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className="flex size-4.5 flex-none items-center justify-center rounded-xs bg-current/10 text-[0.5625rem] leading-none font-semibold"
  >
    {initialsOf(name).split(' ')[0]}
  </span>
)
