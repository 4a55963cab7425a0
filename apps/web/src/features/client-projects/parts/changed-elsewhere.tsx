import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'

type Props = {
  words: { title: string; text: string; mine: string; theirs: string }
  onSettle: (whose: 'mine' | 'theirs') => void
}

/** Edit conflict with another window: the person chooses a version. */
export const ChangedElsewhere = ({ words, onSettle }: Props) => (
  <Banner tone="warning" role="alert" title={words.title}>
    <p>{words.text}</p>
    <div className="mt-3 flex flex-wrap gap-2.5">
      <Button size="small" onPress={() => onSettle('mine')}>
        {words.mine}
      </Button>
      <Button size="small" kind="quiet" onPress={() => onSettle('theirs')}>
        {words.theirs}
      </Button>
    </div>
  </Banner>
)
