// Generated from the migrations: see tables.test.ts.

export type Tables = {
  client_projects: {
    availability: string | null
    client_id: string
    contracted_at: Date | null
    created_at: Date
    duration: number | null
    id: string
    industry: string | null
    manager_id: string | null
    primary_language: string | null
    product_name: string | null
    role: string | null
    scope_audio_id: string | null
    scope_kind: string | null
    scope_text: string | null
    secondary_language: string | null
    services: readonly string[]
    standing_nominations: number
    step: number
    technologies: readonly string[]
    updated_at: Date
    vacancy: string | null
    version: number
    wizard: string
    work_mode: string
  }
  interviews: {
    client_id: string
    client_timezone: string
    created_at: Date
    due_at: Date | null
    end_note: string | null
    end_reason: string | null
    ends_at: Date | null
    feedback_days: number
    feedback_expired: boolean
    id: string
    link: string | null
    nomination_id: string
    note: string | null
    project_id: string
    sequence: number
    starts_at: Date | null
    state: string
    talent_id: string
    talent_timezone: string | null
    terms: string | null
    told_at: Date | null
    updated_at: Date
  }
  nominations: {
    asked_at: Date | null
    created_at: Date
    early_reason: string | null
    expires_at: Date
    extended: number
    id: string
    nominated_by: string | null
    opened_at: Date | null
    pass_reason: string | null
    pass_tag: string | null
    project_id: string
    reasons: readonly string[]
    reminded_at: Date | null
    salary_unlocked_at: Date | null
    second_reasons: readonly string[]
    state: string
    talent_id: string
    updated_at: Date
  }
  referrals: {
    amount_usd: number
    bonus_due_on: string | null
    contract_months: number | null
    email: string | null
    ends_on: string | null
    friend_id: string | null
    hold_ends_at: Date
    id: string
    invited_at: Date
    lang: string
    link_ends_at: Date
    linkedin: string | null
    name: string
    pay_by: Date | null
    phone: string | null
    referrer_email: string | null
    referrer_id: string | null
    referrer_name: string | null
    role: string
    sent_again: number
    sent_again_at: Date | null
    starts_on: string | null
    status: string
    tests_due_at: Date | null
    tests_late_at: Date | null
    tier: string
    token_hash: Buffer
    updated_at: Date
    void_reason: string | null
    years: number
  }
  talent_certifications: {
    created_at: Date
    credential_id: string | null
    credential_url: string | null
    expires_month: string | null
    id: string
    issued_month: string
    name: string
    no_expiry: boolean
    organisation: string
    updated_at: Date
    user_id: string
    version: number
  }
  talent_educations: {
    created_at: Date
    degree: string
    end_month: string | null
    field: string
    id: string
    school: string
    second_degree: string | null
    second_field: string | null
    second_school: string | null
    start_month: string | null
    undergraduate: boolean
    updated_at: Date
    user_id: string
    version: number
  }
  talent_experiences: {
    company: string
    created_at: Date
    current: boolean
    end_month: string | null
    id: string
    responsibility: string | null
    second_company: string | null
    second_responsibility: string | null
    second_title: string | null
    start_month: string
    title: string
    updated_at: Date
    user_id: string
    version: number
  }
  talent_profiles: {
    accounts: readonly string[]
    bio_ar: string | null
    bio_en: string | null
    experience_months: number | null
    full_time: boolean
    hiring_status: string
    industries: readonly string[]
    languages: string
    linkedin: string | null
    nationality: string | null
    notice_period_weeks: number | null
    part_time: boolean
    passed_roles: readonly string[]
    photo_key: string | null
    role: string | null
    salary_full_time: number | null
    salary_locked: boolean
    salary_part_time: number | null
    salary_shown: boolean
    showcased: boolean
    showcased_at: Date | null
    skills: readonly string[]
    terms_at: Date | null
    unavailable: boolean
    updated_at: Date
    user_id: string
    verified: boolean
    version: number
    weeks: number | null
  }
  talent_projects: {
    created_at: Date
    id: string
    link: string | null
    name: string
    type: string
    updated_at: Date
    user_id: string
    version: number
  }
  users: {
    company: string | null
    country: string | null
    created_at: Date
    digits: string
    email: string
    email_verified_at: Date | null
    first_name: string
    from_workable: boolean
    id: string
    in_competition: boolean
    invited_by: string | null
    lang: string
    last_name: string
    marketing_campaign: string | null
    phone: string | null
    phone_country: string | null
    phone_verified_at: Date | null
    released_email: string | null
    role: string | null
    second_first_name: string | null
    second_last_name: string | null
    signup_source: string
    status: string
    step: number
    step_one: string | null
    timezone: string | null
    type: number
    updated_at: Date
    utm: string | null
    version: number
    website: string | null
  }
}
