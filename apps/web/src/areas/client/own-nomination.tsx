import type { ComponentProps } from 'react'
import { NominationInterview } from '../../features/interviews/parts/nomination-interview.tsx'
import { NominationBox } from '../../features/nominations/parts/nomination-box.tsx'

type Props = Pick<ComponentProps<typeof NominationBox>, 'nomination' | 'name'>

/** The nomination of a talent on their profile, with the way to the interview. */
export const OwnNomination = ({ nomination, name }: Props) => (
  <NominationBox
    nomination={nomination}
    name={name}
    interview={(full) => <NominationInterview nomination={full} name={name} />}
  />
)
