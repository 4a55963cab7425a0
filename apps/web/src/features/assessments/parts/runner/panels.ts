import type { AssessmentKind } from '@fareeq/domain/assessments/limits.ts'
import type { FunctionComponent } from 'react'
import { type LazyModule, lazyModule } from '../../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../../platform/lazy/lazy-part.tsx'
import type { PanelProps } from './panel.ts'

type PanelEntry<Kind extends AssessmentKind> = {
  Panel: FunctionComponent<PanelProps<Kind>>
  /** Fetched while somebody reads what to expect. */
  module: LazyModule<unknown>
}

function entry<Kind extends AssessmentKind, Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => FunctionComponent<PanelProps<Kind>>,
): PanelEntry<Kind> {
  const module = lazyModule(load)
  return { Panel: lazyPart(module, pick), module }
}

/** One panel by kind, each in a file of its own: nobody fetches the editor for a questionnaire. */
const PANELS: { readonly [Kind in AssessmentKind]?: PanelEntry<Kind> } = {
  multiple_choice: entry(
    () => import('../choice/choice-panel.tsx'),
    (part) => part.ChoicePanel,
  ),
  coding: entry(
    () => import('../coding/coding-panel.tsx'),
    (part) => part.CodingPanel,
  ),
  personality: entry(
    () => import('../personality/personality-panel.tsx'),
    (part) => part.PersonalityPanel,
  ),
  video: entry(
    () => import('../video/video-panel.tsx'),
    (part) => part.VideoPanel,
  ),
}

/** The kind is that of the item, which the compiler cannot follow through the table. */
export const panelOf = (kind: AssessmentKind) => PANELS[kind] as PanelEntry<AssessmentKind> | undefined
