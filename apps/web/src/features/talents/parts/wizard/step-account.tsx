import { FormSection } from '../../../../ui/fields/form.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { Checkbox } from '../../../../ui/fields/choices/checkbox.tsx'
import { savePersonalInfo } from '../../api.ts'
import { AutosaveField } from '../entries/autosave-field.tsx'
import { StepBio } from './step-bio.tsx'
import { StepLinks } from './step-links.tsx'
import { StepPhoto } from './step-photo.tsx'
import { useProfile } from './step-profile.ts'
import { TermsForm } from '../terms/terms-form.tsx'
import { useAutosave } from '../entries/use-autosave.ts'
import { useStepWords } from '../../messages/steps/en.ts'

export function StepAccount() {
  const words = useStepWords().account
  return (
    <div className="grid gap-8">
      <div id="photo">
        <StepPhoto />
      </div>
      <FormSection title={words.bio} text={words.bioText}>
        <div id="bio">
          <StepBio />
        </div>
      </FormSection>
      <FormSection title={words.links}>
        <div id="links" className="grid min-w-0 gap-5">
          <StepLinks />
        </div>
      </FormSection>
      <FormSection title={words.terms}>
        <div id="terms">
          <TermsForm profile={useProfile()} />
        </div>
      </FormSection>
      <FormSection title={words.contact} text={words.contactHint}>
        <Contact />
      </FormSection>
      <FormSection title={words.showcase}>
        <Showcase />
      </FormSection>
    </div>
  )
}

function Contact() {
  const words = useStepWords().account
  const { email, phone, phone_verified } = useProfile().basicInfo
  return (
    <dl className="grid gap-x-6 gap-y-3 xs:grid-cols-2">
      <div>
        <dt className="text-sm text-ink-faint">{words.email}</dt>
        <dd>
          <span className="ltr-island break-all">{email}</span>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-faint">{words.phone}</dt>
        <dd className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {phone ? <span className="ltr-island num">{phone}</span> : words.noPhone}
          <Badge tone={phone_verified ? 'positive' : 'warning'} dot>
            {phone_verified ? words.verified : words.unverified}
          </Badge>
        </dd>
      </div>
    </dl>
  )
}

function Showcase() {
  const words = useStepWords().account
  const autosave = useAutosave({
    name: 'showcased',
    read: ({ basicInfo }) => basicInfo.showcased,
    save: (showcased, version) => savePersonalInfo({ showcased, version }),
  })
  return (
    <AutosaveField autosave={autosave} below>
      <Checkbox name="showcased" value={autosave.value} onChange={autosave.choose}>
        {words.showcased}
      </Checkbox>
    </AutosaveField>
  )
}
