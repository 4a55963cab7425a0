// Generated from the migrations (`npm run rows`).
import type { Shapes } from './shapes.ts'

/** Columns as the driver reads them. */
export type Tables = {
  account_closings: {
    cancel_reason: string | null
    canceled_by: string | null
    cancelled_at: Date | null
    closed_at: Date | null
    closes_at: Date
    farewell_id: string | null
    id: string
    reason: string | null
    received_on: string | null
    recorded_by: string | null
    requested_at: Date
    user_id: string
  }
  accounting_period_balances: {
    account: Shapes['accounting_period_balances.account']
    balance: number
    credit: number
    debit: number
    month: string
    owner: string | null
  }
  accounting_period_events: {
    at: Date
    event: 'begin' | 'close' | 'reopen' | 'stop'
    id: string
    month: string
    reason: string | null
    released_by: string | null
    staff_id: string
  }
  accounting_period_rates: {
    at: Date
    month: string
    rate: number
    source: string
    source_day: string
    staff_id: string
  }
  accounting_periods: {
    closed_at: Date | null
    last_day: string
    month: string
    state: 'closed' | 'closing' | 'open'
    updated_at: Date
  }
  address_troubles: {
    address: string
    at: Date
    channel: 'email' | 'sms' | 'voice' | 'whatsapp'
    kind: 'bounced' | 'complained' | 'refused'
    reason: string
  }
  announced_transfer_invoices: {
    amount: number
    invoice_id: string
    transfer_id: string
  }
  announced_transfers: {
    amount: number
    announced_by: string | null
    created_at: Date
    day: string
    id: string
    organisation_id: string
    state: 'announced' | 'arrived' | 'lapsed' | 'withdrawn'
    updated_at: Date
  }
  approval_substitutes: {
    appointed_by: string
    created_at: Date
    ended_at: Date | null
    ended_by: string | null
    from_day: string
    id: string
    reason: string
    staff_id: string
    to_day: string
  }
  approvals: {
    alone_limit: number | null
    amount: number | null
    data: Shapes['approvals.data']
    decided_at: Date | null
    decided_by: string | null
    id: string
    kind: 'manual_entry' | 'payout_batch' | 'period_reopening' | 'policy_change'
    label: string
    made_at: Date
    made_by: string
    note: string | null
    reason: string | null
    state: 'refused' | 'released' | 'waiting' | 'withdrawn'
    subject_id: string
    substitute_id: string | null
  }
  assessment_answers: {
    answer: Shapes['assessment_answers.answer'] | null
    attempt_id: string
    flagged: boolean
    item_id: string
    item_version: string
    passed: number | null
    position: number
    result: Shapes['assessment_answers.result'] | null
    revision: number
    saved_at: Date | null
    seconds: number
    total: number | null
  }
  assessment_attempts: {
    allowed: number
    assessment_id: string
    comment: string | null
    created_at: Date
    decided_at: Date | null
    decided_by: string | null
    decision: string | null
    device: string | null
    ended_at: Date | null
    expires_at: Date
    extra_time: 0 | 100 | 25 | 50 | 75
    heard_at: Date | null
    id: string
    incident: string | null
    incident_at: Date | null
    kind: 'coding' | 'multiple_choice' | 'personality' | 'video'
    paused: number
    report: Shapes['assessment_attempts.report'] | null
    score: number | null
    seed: number
    started_at: Date | null
    state: 'annulled' | 'completed' | 'failed' | 'in_review' | 'invited' | 'lapsed' | 'passed' | 'running' | 'submitted' | 'voided'
    submitted_at: Date | null
    token_hash: string
    updated_at: Date
    user_id: string
  }
  assessment_conduct: {
    at: Date
    attempt_id: string
    id: string
    kind: 'left' | 'offline' | 'paste' | 'second_screen' | 'taken_over'
    position: number | null
    seconds: number
  }
  assessment_items: {
    content: Shapes['assessment_items.content']
    id: string
    version: string
  }
  assessment_items_retired: {
    item_id: string
    reason: string
    retired_at: Date
    retired_by: string
  }
  assessment_objections: {
    answer: string | null
    attempt_id: string
    created_at: Date
    decided_at: Date | null
    decided_by: string | null
    due_at: Date
    id: string
    note: string
    state: 'accepted' | 'open' | 'refused' | 'withdrawn'
  }
  assessment_runs: {
    attempt_id: string
    created_at: Date
    ended_at: Date | null
    id: string
    position: number
    request: Shapes['assessment_runs.request']
    result: Shapes['assessment_runs.result'] | null
  }
  assessment_snapshots: {
    at: Date
    attempt_id: string
    id: string
    language: 'javascript' | 'python' | 'sql' | 'typescript'
    position: number
    source: string
  }
  assessment_videos: {
    arrived_at: Date | null
    attempt_id: string
    bytes: number | null
    created_at: Date
    file_key: string | null
    id: string
    position: number
    seconds: string | null
    sha256: string | null
    take: number
  }
  audit_entries: {
    action: Shapes['audit_entries.action']
    actor_id: string | null
    actor_kind: 'client' | 'staff' | 'system' | 'talent' | 'visitor'
    at: Date
    details: Shapes['audit_entries.details']
    id: number
    ip_hash: Buffer | null
    subject_id: string | null
    subject_kind: string
  }
  backfills: {
    done_at: Date | null
    moved: number
    name: string
    position: string | null
    started_at: Date
  }
  backups: {
    bytes: number | null
    finished_at: Date | null
    id: string
    name: string
    problem: string | null
    removed_at: Date | null
    started_at: Date
    told_at: Date | null
  }
  ban_cases: {
    answer: string | null
    answer_by: Date | null
    answered_at: Date | null
    appeal: string | null
    appeal_decided_at: Date | null
    appeal_decided_by: string | null
    appeal_reason: string | null
    appealed_at: Date | null
    created_at: Date
    decided_at: Date | null
    decided_by: string | null
    id: string
    notice: string | null
    opened_at: Date | null
    opened_by: string | null
    reason: string | null
    state: 'answered' | 'appealed' | 'banned' | 'dismissed' | 'lifted' | 'noticed' | 'reported' | 'unanswered' | 'upheld'
    talent_id: string
    updated_at: Date
  }
  ban_files: {
    case_id: string
    file_id: string
    side: 'answer' | 'appeal' | 'notice' | 'report'
  }
  ban_reports: {
    case_id: string
    created_at: Date
    id: string
    reporter_id: string | null
    staff_id: string | null
    text: string
  }
  bank_statement_bookings: {
    line_id: string
    payment_id: string
    place: number
  }
  bank_statement_columns: {
    columns: Shapes['bank_statement_columns.columns']
    iban: string
    saved_by: string
    updated_at: Date
  }
  bank_statement_lines: {
    amount: number
    aside_kind: 'not_ours' | 'recorded' | 'returned' | null
    aside_reason: string | null
    bank_id: string | null
    currency: string
    day: string
    decided_at: Date | null
    decided_by: string | null
    fingerprint: string
    iban: string
    id: string
    is_reversal: boolean
    name: string | null
    place: number
    state: 'booked' | 'imported' | 'open' | 'outgoing' | 'set_aside'
    statement_id: string
    text: string
  }
  bank_statement_payout_returns: {
    line_id: string
    transfer_id: string
  }
  bank_statement_reversals: {
    line_id: string
    payment_id: string
  }
  bank_statements: {
    closing: number | null
    currency: string
    file_id: string
    format: 'camt' | 'csv' | 'swift'
    from_day: string
    iban: string
    id: string
    imported_at: Date
    imported_by: string
    number: string | null
    opening: number | null
    sha256: string
    to_day: string
  }
  billing_details: {
    address: string
    country: string
    email: string
    name: string
    organisation_id: string
    purchase_order: string | null
    purchase_order_each: boolean
    updated_at: Date
    vat_number: string | null
  }
  busy_times: {
    ends_at: Date
    kind: 'interview' | 'meeting'
    person_id: string
    source_id: string
    starts_at: Date
  }
  buyouts: {
    answered_at: Date | null
    asked_at: Date
    contract_id: string
    decline_reason: 'leaving' | 'other' | 'stay' | 'terms' | null
    expires_at: Date
    fee: number
    id: string
    last_day: string
    message: string | null
    refusal: string | null
    reminded_at: Date | null
    state: 'approved' | 'asked' | 'consented' | 'declined' | 'expired' | 'lapsed' | 'refused' | 'withdrawn'
    ticket_id: string | null
    updated_at: Date
  }
  calendar_feeds: {
    created_at: Date
    token_hash: Buffer
    user_id: string
  }
  calendar_source_times: {
    ends_at: Date
    person_id: string
    source_id: string
    starts_at: Date
  }
  calendar_sources: {
    address_hash: Buffer
    address_secret: Buffer
    created_at: Date
    etag: string | null
    expanded_at: Date
    failed_since: Date | null
    failure: 'no_access' | 'not_calendar' | 'not_found' | 'private_address' | 'server' | 'timeout' | 'too_complex' | 'too_large' | 'unreachable' | null
    failures: number
    host: string
    id: string
    next_read_at: Date
    read_at: Date
    staff_id: string | null
    user_id: string | null
  }
  check_ins: {
    answered_at: Date | null
    answered_by: string | null
    contract_id: string
    due_at: Date
    handled_at: Date | null
    id: string
    is_shared: boolean
    mood: 'good' | 'not_good' | 'so_so' | null
    note: string | null
    round: number
    sent_at: Date
    side: 'client' | 'talent'
    state: 'answered' | 'asked' | 'handled' | 'lapsed' | 'raised'
    words: string | null
  }
  client_project_versions: {
    project_id: string
    replaced_by: string | null
    request: Shapes['client_project_versions.request']
    saved_at: Date
    version: number
  }
  client_projects: {
    availability: 'full_time' | 'part_time' | null
    budget: number | null
    client_id: string
    contracted_at: Date | null
    created_at: Date
    duration: 12 | 24 | 3 | 36 | 6 | null
    head_count: number | null
    id: string
    industry: string | null
    manager_id: string | null
    more_roles: Shapes['client_projects.more_roles']
    primary_language: string | null
    product_name: string | null
    role: string | null
    scope_audio_id: string | null
    scope_kind: 'text' | 'voice' | null
    scope_text: string | null
    secondary_language: string | null
    seniority: 'junior' | 'mid' | 'senior' | null
    services: string[]
    standing_nominations: number
    starts_on: string | null
    step: number
    technologies: string[]
    updated_at: Date
    vacancy: Shapes['client_projects.vacancy'] | null
    version: number
    wizard: Shapes['client_projects.wizard']
    work_mode: 'hybrid' | 'on_site' | 'remote'
  }
  code_links: {
    email: string
    expires_at: Date
    id: string
    kind: 'staff' | 'user'
    last_sent_at: Date
    last_wrong_at: Date | null
    sends: number
    sends_since: Date
    used_at: Date | null
    wrong_count: number
  }
  code_records: {
    address: string
    blocked_until: Date | null
    browser: string
    code_hash: Buffer | null
    expires_at: Date | null
    kind: 'email' | 'phone' | 'referral' | 'signature'
    last_sent_at: Date | null
    last_wrong_at: Date | null
    retries: number
    sends: number
    sends_since: Date | null
    subject: string
    wrong_count: number
  }
  companies: {
    evidence: 'call' | 'commercial_register' | 'other' | 'tax_certificate' | 'website_and_mail' | null
    managed_since: Date | null
    manager_id: string | null
    organisation_id: string
    proof_at: Date | null
    proof_by: string | null
    proof_note: string | null
    proof_state: 'proven' | 'unproven'
    updated_at: Date
  }
  company_acts: {
    act: Shapes['company_acts.act'] | null
    at: Date
    id: string
    impersonation_id: string
    organisation_id: string
    subject_id: string | null
  }
  company_notes: {
    created_at: Date
    id: string
    mentions: string[]
    organisation_id: string
    staff_id: string
    text: string
  }
  company_parties: {
    address: string
    country: string
    legal_name: string
    organisation_id: string
    registration_number: string
    second_legal_name: string | null
    signatory_capacity: string
    signatory_name: string
    tax_number: string | null
    updated_at: Date
  }
  company_references: {
    number: number
    organisation_id: string
  }
  company_tasks: {
    created_at: Date
    created_by: string
    done_at: Date | null
    done_by: string | null
    due_day: string
    id: string
    organisation_id: string
    owner_id: string | null
    text: string
    version: number
  }
  consents: {
    at: Date
    granted: boolean
    id: string
    kind: 'marketing' | 'privacy' | 'terms'
    user_id: string
    version: string
  }
  contract_copies: {
    code: string
    contract_id: string
    printed_at: Date
    sha256: string
    signatures: number
    term: number
  }
  contract_endings: {
    contract_id: string
    given_at: Date
    given_by: 'client' | 'talent'
    id: string
    kind: 'buyout' | 'notice' | 'replacement'
    last_day: string
    reason: Shapes['contract_endings.reason']
    state: 'acknowledged' | 'given' | 'withdrawn'
    updated_at: Date
    words: string | null
  }
  contract_events: {
    actor_id: string | null
    actor_kind: string
    at: Date
    contract_id: string
    event: string
    id: string
    note: string | null
    place: number
  }
  contract_renewals: {
    answer: string | null
    asked_by: 'client' | 'talent' | null
    contract_id: string
    created_at: Date
    id: string
    note: string | null
    offered: Shapes['contract_renewals.offered'] | null
    offered_fee: number | null
    reason: string | null
    requested_terms: Shapes['contract_renewals.requested_terms'] | null
    state: 'in_progress' | 'need_renewal' | 'pending_talent' | 'rejected' | 'rejected_by_client' | 'rejected_by_talent' | 'renewed' | 'waiting_response'
    term: number
    ticket_id: string | null
    updated_at: Date
    wish: Shapes['contract_renewals.wish'] | null
  }
  contract_signatures: {
    address: string | null
    capacity: string | null
    code_sent_to: string | null
    contract_id: string
    document: Shapes['contract_signatures.document']
    document_hash: string
    hash: string
    id: string
    name: string
    party: 'client' | 'talent'
    place: number
    previous_hash: string | null
    signed_at: Date
    term: number
    user_id: string | null
  }
  contract_templates: {
    content: Shapes['contract_templates.content']
    drafted_by: string | null
    edited_at: Date
    editors: string[]
    from_day: string | null
    lawyer_licence: string | null
    lawyer_name: string | null
    note: string | null
    opinion_day: string | null
    released_at: Date | null
    released_by: string | null
    revision: number
    state: 'draft' | 'released' | 'withdrawn'
    version: number
  }
  contract_terms: {
    availability: 'full_time' | 'part_time'
    contract_id: string
    end_day: string
    fee: number
    months: number
    note: string | null
    notice_days: number
    salary_gross: number
    salary_net: number
    start_day: string
    term: number
    type: 'full_time' | 'hybrid' | 'monthly_hours' | 'on_site' | 'onsite_accommodation' | 'onsite_business_visa' | 'part_time' | 'remote'
    wht_rate: number
  }
  contracts: {
    client_id: string
    created_at: Date
    early_end: string | null
    id: string
    interview_id: string | null
    number: string
    project_id: string | null
    reason: string | null
    state: 'active' | 'draft' | 'ended' | 'ending' | 'sent' | 'signed_by_talent' | 'terminated'
    talent_id: string
    term: number
    updated_at: Date
  }
  conversation_files: {
    conversation_id: string
    file_id: string
    message_id: string
  }
  conversation_held_messages: {
    at: Date
    by_mail: boolean
    conversation_id: string
    id: string
    kept_at: Date | null
    kept_by: string | null
    kept_note: string | null
    kinds: Shapes['conversation_held_messages.kinds']
    refused_files: string[]
    side: 'client' | 'talent'
    text: string
    user_id: string
  }
  conversation_mail_choices: {
    choice: 'all' | 'mine' | 'none'
    staff_id: string
  }
  conversation_messages: {
    at: Date
    by_mail: boolean
    conversation_id: string
    hidden_at: Date | null
    id: string
    refused_files: string[]
    seq: number
    side: 'client' | 'staff' | 'talent'
    staff_id: string | null
    text: string
    user_id: string | null
  }
  conversation_readers: {
    conversation_id: string
    read_seq: number
    staff_id: string | null
    told_at: Date | null
    told_seq: number
    user_id: string | null
  }
  conversation_reports: {
    answer: 'dismissed' | 'hidden' | null
    answered_at: Date | null
    answered_by: string | null
    at: Date
    conversation_id: string
    id: string
    message_id: string
    note: string | null
    reason: 'contact' | 'discrimination' | 'fraud' | 'insult' | 'other' | 'private'
    reporter_id: string
  }
  conversations: {
    client_id: string | null
    created_at: Date
    id: string
    kind: 'contract' | 'interview' | 'nomination' | 'offer' | 'payout'
    last_at: Date
    last_seq: number
    review_at: Date | null
    settled_seq: number
    talent_id: string
    tell_at: Date | null
  }
  credit_note_lines: {
    credit_note_id: string
    fee: number
    line_id: string
    net: number
    wht: number
  }
  credit_notes: {
    id: string
    invoice_id: string
    issue_day: string
    issued_at: Date
    number: string
    reason: string
    subtotal: number
    total: number
    vat: number
  }
  cv_imports: {
    created_at: Date
    id: string
    proposal: Shapes['cv_imports.proposal'] | null
    type: string
    user_id: string
  }
  data_copies: {
    fetched_at: Date | null
    id: string
    reason: string
    received_on: string
    recorded_by: string
    requested_at: Date
    user_id: string
  }
  events: {
    body: Shapes['events.body']
    created_at: Date
    id: number
    name: string
    topic: string | null
    tx: unknown
    user_id: string | null
  }
  files: {
    created_at: Date
    deleted_at: Date | null
    id: string
    kind: string
    media_type: string
    name: string
    owner_id: string | null
    sha256: Buffer
    size: number
    storage_key: string
  }
  host_absences: {
    ends_at: Date
    id: string
    staff_id: string
    starts_at: Date
  }
  idempotency_keys: {
    answer: string | null
    created_at: Date
    key: string
    owner: string
    request_hash: Buffer
    status: number | null
  }
  identity_attempts: {
    browser_hash: Buffer
    created_at: Date
    expires_at: Date
    nonce: string
    page: Shapes['identity_attempts.page']
    redirect: string | null
    returns: number
    state: string
    verifier: string
  }
  identity_handoffs: {
    created_at: Date
    email: string
    email_verified: boolean
    expires_at: Date
    first_name: string
    issuer: string
    last_name: string
    subject: string
    token_hash: Buffer
    used_at: Date | null
  }
  import_refusals: {
    at: Date
    email_hash: Buffer
  }
  imported_talents: {
    asked_at: Date
    consented_at: Date | null
    expires_at: Date
    token_hash: Buffer
    user_id: string
  }
  inbound_mail_files: {
    file_id: string
    mail_id: string
  }
  inbound_mails: {
    answer: 'accepted' | 'discarded' | null
    conversation_id: string | null
    file_names: string[]
    fingerprint: Buffer
    from_email: string
    from_name: string
    id: string
    outcome: 'held' | 'ignored' | 'taken'
    reason: 'auto_reply' | 'bounce' | 'bulk' | 'gone' | 'no_address' | 'no_text' | 'other_sender' | 'own' | 'too_large' | 'too_long' | 'too_many' | 'unreadable' | null
    received_at: Date
    reply_address: string | null
    settled_at: Date | null
    settled_by: string | null
    subject: string
    text: string
    ticket_id: string | null
  }
  inboxes: {
    attempts: number
    failed_at: Date | null
    last_uid: number
    name: string
    read_at: Date | null
    stuck_uid: number | null
    uid_validity: string
  }
  interview_events: {
    actor_id: string | null
    actor_kind: 'client' | 'staff' | 'system' | 'talent'
    at: Date
    data: Shapes['interview_events.data']
    id: number
    interview_id: string
    kind: Shapes['interview_events.kind']
    to_state: Shapes['interview_events.to_state']
  }
  interview_feedback: {
    action: 'accepted' | 'rejected'
    at: Date
    given_by: string | null
    interview_id: string
    reason: string | null
    scores: Shapes['interview_feedback.scores']
    share_with_talent: boolean
  }
  interview_interviewers: {
    interview_id: string
    invited_at: Date
    user_id: string
  }
  interview_links: {
    expires_at: Date
    interview_id: string
    token_hash: Buffer
    used_at: Date | null
  }
  interview_move_times: {
    ends_at: Date
    id: string
    move_id: string
    starts_at: Date
  }
  interview_moves: {
    answered_at: Date | null
    asked_at: Date
    asked_by: 'client' | 'talent'
    due_at: Date
    id: string
    interview_id: string
    reason: string
    state: 'accepted' | 'asked' | 'dropped' | 'kept' | 'lapsed'
  }
  interview_no_shows: {
    answer: 'agreed' | 'denied' | null
    answer_note: string | null
    answered_at: Date | null
    at: Date
    claimed_by: 'client' | 'talent'
    interview_id: string
    lapsed_at: Date | null
    note: string | null
    reminded_at: Date | null
    who: 'client' | 'talent'
  }
  interview_quarters: {
    interview_id: string
    person_id: string
    quarter: Date
  }
  interview_ratings: {
    at: Date
    comment: string | null
    interview_id: string
    stars: number
  }
  interview_room_lines: {
    at: Date
    id: string
    interview_id: string
    seat: 'client' | 'talent'
    text: string
  }
  interview_rooms: {
    client_agrees: boolean
    interview_id: string
    pad: Buffer
    pad_language: Shapes['interview_rooms.pad_language']
    talent_agrees: boolean
    updated_at: Date
  }
  interview_scorecards: {
    at: Date
    interview_id: string
    note: string | null
    recommendation: 'no' | 'unsure' | 'yes'
    scores: Shapes['interview_scorecards.scores']
    user_id: string
  }
  interview_slots: {
    chosen: boolean
    created_at: Date
    ends_at: Date
    id: string
    interview_id: string
    offered_by: 'client' | 'talent'
    starts_at: Date
  }
  interviews: {
    client_id: string
    client_timezone: string
    created_at: Date
    due_at: Date | null
    end_note: string | null
    end_reason: 'client_canceled' | 'client_timeout' | 'client_unavailable' | 'staff_canceled' | 'talent_declined' | 'talent_excused' | 'talent_timeout' | null
    ends_at: Date | null
    feedback_days: number
    feedback_expired: boolean
    id: string
    link: string | null
    nomination_id: string
    note: string | null
    previous_id: string | null
    project_id: string
    round: number
    sequence: number
    starts_at: Date | null
    state: 'canceled' | 'client_pending' | 'interview_completed' | 'interview_scheduled' | 'pending_client_confirmation_on_new_slots' | 'pending_client_time_slots' | 'pending_talent_confirmation' | 'pending_talent_meeting_confirmation' | 'talent_unavailable'
    talent_id: string
    talent_timezone: string | null
    terms: Shapes['interviews.terms'] | null
    told_at: Date | null
    updated_at: Date
  }
  invoice_counters: {
    last: number
    series: 'CRN' | 'INV' | 'QUO'
    year: number
  }
  invoice_holds: {
    held_at: Date
    held_by: string | null
    month: string
    organisation_id: string
    reason: string
  }
  invoice_lines: {
    again_of: string | null
    contract_id: string | null
    discount: number
    discount_rate: number | null
    fee: number
    from_day: string | null
    id: string
    invoice_id: string
    kind: 'buyout' | 'consultant' | 'creative_lab' | 'due_diligence' | 'hosting' | 'mvp' | 'other' | 'payroll' | 'salary'
    label: string | null
    month: string | null
    net: number
    place: number
    rebills_line_id: string | null
    taken_back: boolean
    term: number | null
    to_day: string | null
    unpaid_days: number
    wht: number
  }
  invoice_payments: {
    amount: number
    company_told: boolean | null
    corrects: string | null
    created_at: Date
    day: string
    id: string
    invoice_id: string
    kind: 'credit' | 'credit_returned' | 'payment' | 'payment_reversed' | 'refund' | 'refund_returned'
    note: string | null
    other_invoice_id: string | null
  }
  invoice_reminders: {
    days: number
    invoice_id: string
    sent_at: Date
  }
  invoices: {
    bills_again: string | null
    buyer: Shapes['invoices.buyer'] | null
    created_at: Date
    currency: 'USD'
    due_day: string | null
    id: string
    issue_day: string | null
    issued_at: Date | null
    month: string | null
    note: string | null
    number: string | null
    organisation_id: string
    purchase_order: string | null
    reason: string | null
    rebills_invoice_id: string | null
    sar_rate: number | null
    seller_id: string | null
    state: 'draft' | 'issued' | 'overdue' | 'paid' | 'partially_paid' | 'void'
    subtotal: number
    total: number
    updated_at: Date
    vat: number
    vat_rate: number | null
  }
  ledger_entries: {
    actor_id: string | null
    actor_kind: string
    corrects: string | null
    created_at: Date
    day: string
    document_day: string | null
    id: string
    kind: 'bonus_due' | 'bonus_paid' | 'credit_note' | 'credit_used' | 'invoice' | 'manual' | 'payment' | 'payment_reversed' | 'payout' | 'payout_returned' | 'refund' | 'refund_returned' | 'vat_remittance' | 'wht_remittance'
    place: number
    postings: number
    reason: string | null
    reference: string
  }
  ledger_postings: {
    account: 'bad_debts' | 'bank_fees' | 'bonus_expense' | 'card_clearing' | 'card_fees' | 'cash' | 'cash_sar' | 'client_credit' | 'equity' | 'exchange_differences' | 'fees' | 'opening_balances' | 'other_expenses' | 'other_income' | 'receivable' | 'suspense' | 'talent_payable' | 'vat_payable' | 'wht_payable'
    amount: number
    booked_on: string | null
    entry_id: string
    id: number
    owner: string | null
  }
  manual_entries: {
    amount: number
    corrects: string | null
    day: string
    entry_id: string | null
    id: string
    made_at: Date
    made_by: string
    period_from: string | null
    period_to: string | null
    place: number
    postings: Shapes['manual_entries.postings']
    proof_id: string | null
    reason: string
    state: 'booked' | 'refused' | 'waiting' | 'withdrawn'
    template: 'bank_fee' | 'card_settlement' | 'exchange_gain' | 'exchange_loss' | 'opening_balance' | 'other' | 'reversal' | 'to_dollars' | 'to_riyals' | 'vat_remittance' | 'wht_remittance'
  }
  meeting_hosts: {
    active: boolean
    hours: Shapes['meeting_hosts.hours'] | null
    meets_companies: boolean
    room_url: string | null
    staff_id: string
    version: number
  }
  meetings: {
    cancel_reason: string | null
    canceled_by: 'staff' | 'system' | 'visitor' | null
    created_at: Date
    email: string
    ends_at: Date
    first_name: string
    host_id: string
    id: string
    kind: 'alignment' | 'consultant' | 'interview' | 'introduction'
    lang: 'ar' | 'en'
    last_name: string
    move_asked_at: Date | null
    phone: string | null
    project_id: string | null
    reserved_network: Buffer | null
    reserved_until: Date | null
    sequence: number
    starts_at: Date
    state: 'booked' | 'canceled' | 'held' | 'missed' | 'pending'
    timezone: string
    token_hash: Buffer
    told_at: Date | null
    topic: string | null
    updated_at: Date
    user_id: string | null
  }
  messages: {
    attempts: number
    calendar: Shapes['messages.calendar'] | null
    channel: 'email' | 'sms' | 'voice' | 'whatsapp'
    claimed_until: Date | null
    created_at: Date
    digest_key: string | null
    dismissal: string | null
    dismissed_at: Date | null
    dismissed_by: string | null
    headers: Shapes['messages.headers']
    html: string | null
    id: string
    lang: 'ar' | 'en'
    last_error: string | null
    not_before: Date | null
    provider_id: string | null
    receipt: 'bounced' | 'complained' | 'delivered' | null
    receipt_at: Date | null
    receipt_reason: string | null
    secret: boolean
    sent_at: Date | null
    status: 'failed' | 'queued' | 'sent'
    subject: string | null
    text: string
    to_address: string
  }
  nomination_events: {
    actor_id: string | null
    actor_kind: 'client' | 'staff' | 'system'
    at: Date
    data: Shapes['nomination_events.data']
    id: number
    kind: Shapes['nomination_events.kind']
    nomination_id: string
  }
  nominations: {
    asked_at: Date | null
    created_at: Date
    early_reason: string | null
    early_steps: Shapes['nominations.early_steps'] | null
    expires_at: Date
    extended: number
    id: string
    nominated_by: string | null
    opened_at: Date | null
    pass_reason: string | null
    pass_tag: Shapes['nominations.pass_tag'] | null
    project_id: string
    reasons: string[]
    reminded_at: Date | null
    salary_unlocked_at: Date | null
    second_reasons: string[]
    state: 'accepted' | 'expired' | 'in_interview' | 'not_interested' | 'reserved' | 'withdrawn'
    talent_id: string
    updated_at: Date
  }
  notices: {
    created_at: Date
    id: string
    kind: Shapes['notices.kind']
    message_id: string | null
    path: string
    read_at: Date | null
    title_ar: string
    title_en: string
    told: Shapes['notices.told']
    user_id: string
  }
  notification_choices: {
    changed_at: Date
    channel: 'email' | 'sms' | 'whatsapp'
    kind: string
    user_id: string
    wanted: boolean
  }
  offer_events: {
    actor_id: string | null
    actor_kind: string
    at: Date
    event: string
    id: string
    note: string | null
    offer_id: string
    place: number
    version: number
  }
  offer_versions: {
    at: Date
    fee: number
    offer_id: string
    terms: Shapes['offer_versions.terms']
    terms_hash: string
    version: number
  }
  offers: {
    accepted_at: Date | null
    answer: string | null
    client_id: string
    created_at: Date
    expires_at: Date
    fee: number
    id: string
    interview_id: string | null
    made_by: 'client' | 'operations'
    project_id: string | null
    reason: string | null
    reminded_at: Date | null
    requested_changes: Shapes['offers.requested_changes'] | null
    state: 'accepted' | 'change_asked' | 'changed' | 'declined' | 'expired' | 'made' | 'withdrawn'
    talent_id: string
    terms: Shapes['offers.terms']
    terms_hash: string
    updated_at: Date
    version: number
  }
  organisation_invitations: {
    created_at: Date
    email: string
    expires_at: Date
    id: string
    invited_by: string | null
    organisation_id: string
    role: 'finance' | 'hiring_manager' | 'interviewer' | 'owner' | 'viewer'
    sent_at: Date
    token_hash: Buffer
  }
  organisation_members: {
    joined_at: Date
    organisation_id: string
    role: 'finance' | 'hiring_manager' | 'interviewer' | 'owner' | 'viewer'
    user_id: string
  }
  organisations: {
    created_at: Date
    id: string
  }
  pay_bands: {
    bands: Shapes['pay_bands.bands']
    day: string
  }
  payment_events: {
    amount: number | null
    currency: string | null
    id: string
    outcome: 'applied' | 'foreign' | 'ignored' | 'known' | 'mismatch' | 'unknown'
    payment_id: string | null
    received_at: Date
    type: string
  }
  payment_reversals: {
    created_at: Date
    day: string
    kind: 'bank' | 'mistake'
    movement_id: string
    payment_id: string
    reason: string
    reversed_by: string
  }
  payments: {
    amount: number
    checked_at: Date | null
    checkout_id: string | null
    created_at: Date
    created_by: string | null
    currency: string
    id: string
    intent_id: string | null
    invoice_id: string
    is_open: boolean
    lang: 'ar' | 'en' | null
    method: 'card' | 'transfer'
    page_url: string | null
    paid_on: string | null
    proof_id: string | null
    provider_amount: number | null
    provider_currency: string | null
    provider_says: 'declined' | 'expired' | 'open' | 'paid' | 'underway' | null
    recorded_by: string | null
    reference: string | null
    reference_key: string | null
    result_url: string | null
    session_id: string | null
    state: 'aborted' | 'failed' | 'processing' | 'successful'
    updated_at: Date
  }
  payout_batches: {
    count: number
    created_at: Date
    created_by: string
    id: string
    note: string | null
    paid_day: string | null
    place: number
    state: 'discarded' | 'open' | 'paid'
    total: number
    updated_at: Date
  }
  payout_details: {
    changed_at: Date | null
    country: string
    details_secret: Buffer
    first_at: Date | null
    masked: string | null
    masked_before: string | null
    method: 'bank' | 'manual' | 'wallet'
    updated_at: Date
    user_id: string
  }
  payout_file_templates: {
    columns: Shapes['payout_file_templates.columns']
    has_headings: boolean
    id: string
    name: string
    saved_by: string
    separator: 'comma' | 'semicolon' | 'tab'
    updated_at: Date
  }
  payout_files: {
    batch_id: string
    format: 'csv' | 'pain'
    id: string
    taken_at: Date
    taken_by: string
  }
  payout_reports: {
    batch_id: string
    file_id: string
    id: string
    read_at: Date
    read_by: string
    sha256: string
  }
  payout_transfer_lines: {
    net: number
    payout_id: string
    transfer_id: string
  }
  payout_transfers: {
    amount: number
    batch_id: string
    code: string | null
    decided_by: string | null
    failed_at: Date | null
    fee: number
    id: string
    method: 'bank' | 'manual' | 'wallet'
    note: string | null
    paid_day: string | null
    paid_to: string | null
    place: number
    reference: string
    returned_day: string | null
    state: 'accepted' | 'discarded' | 'paid' | 'planned' | 'rejected' | 'returned'
    talent_id: string
    updated_at: Date
  }
  payouts: {
    batch_id: string | null
    contract_id: string | null
    corrects: string | null
    created_at: Date
    credit_note_id: string | null
    details_secret: Buffer | null
    due_day: string
    earned_day: string
    from_day: string | null
    id: string
    invoice_id: string | null
    kind: 'bonus' | 'correction' | 'extra' | 'salary'
    method: 'bank' | 'manual' | 'wallet' | null
    month: string | null
    net: number
    paid_day: string | null
    paid_to: string | null
    reason: string | null
    referral_id: string | null
    state: 'canceled' | 'due' | 'held' | 'paid'
    talent_id: string
    ticket: string | null
    updated_at: Date
    wht: number
  }
  personality_results: {
    attempt_id: string
    emotions: unknown
    scores: Shapes['personality_results.scores']
    shared_at: Date | null
    taken_at: Date
    user_id: string
  }
  podcast_subscribers: {
    confirmed_at: Date | null
    created_at: Date
    email: string
    lang: 'ar' | 'en'
    mailed_at: Date
    token_expires_at: Date
    token_hash: Buffer
  }
  policies: {
    created_at: Date
    from_day: string
    id: string
    key: string
    place: number
    reason: string
    set_by: string | null
    value: number
    withdrawn_at: Date | null
    withdrawn_by: string | null
  }
  profile_proposals: {
    answered_at: Date | null
    created_at: Date
    id: string
    new_text: string
    note: string | null
    old_text: string | null
    part: 'bio_ar' | 'bio_en'
    proposed_by: string | null
    reason: string
    state: 'accepted' | 'declined' | 'open' | 'replaced' | 'withdrawn'
    talent_id: string
  }
  profile_views: {
    at: Date
    ground: 'contract' | 'interview' | 'matching' | 'nomination' | 'shared_link' | 'showcase'
    id: number
    parts: Shapes['profile_views.parts']
    talent_id: string
    viewer: string | null
    viewer_kind: 'client' | 'staff' | 'visitor'
  }
  public_holidays: {
    added_by: string | null
    created_at: Date
    day: string
    name_ar: string
    name_en: string
  }
  quotes: {
    answered_at: Date | null
    answered_by: string | null
    created_at: Date
    created_by: string | null
    id: string
    interval: 'month' | 'quarter' | 'year' | null
    invoice_id: string | null
    lines: Shapes['quotes.lines']
    note: string | null
    number: string | null
    organisation_id: string
    purchase_order: string | null
    reason: string | null
    recurring_id: string | null
    reminded_at: Date | null
    sent_at: Date | null
    state: 'accepted' | 'declined' | 'discarded' | 'draft' | 'expired' | 'sent' | 'withdrawn'
    title: string
    updated_at: Date
    valid_until: string
    vat_rate: number | null
    version: number
  }
  rate_windows: {
    count: number
    ends_at: Date
    key: string
  }
  reconciliation_explanations: {
    line_id: string
    manual_entry_id: string
  }
  reconciliation_match_entries: {
    account: 'cash' | 'cash_sar'
    amount: number
    entry_id: string
    match_id: string
  }
  reconciliation_match_lines: {
    amount: number
    line_id: string
    match_id: string
  }
  reconciliation_matches: {
    account: 'cash' | 'cash_sar'
    id: string
    made_at: Date
    made_by: string | null
  }
  reconciliations: {
    account: 'cash' | 'cash_sar'
    bank_balance: number
    book_balance: number
    day: string
    finished_at: Date
    finished_by: string
    id: string
    in_transit: number
    in_transit_count: number
    note: string | null
    rate: number | null
    reopen_reason: string | null
    reopened_at: Date | null
    reopened_by: string | null
  }
  recruiter_conversations: {
    asked: Shapes['recruiter_conversations.asked']
    audience: 'company' | 'visitor'
    created_at: Date
    id: string
    is_shared: boolean
    is_titled: boolean
    messages: number
    project_id: string | null
    question: 'budget' | 'count' | 'duration' | 'hours' | 'roles' | 'seniority' | 'skills' | 'start' | null
    requirement: Shapes['recruiter_conversations.requirement']
    shown: Shapes['recruiter_conversations.shown'] | null
    state: 'done' | 'listening' | 'people' | 'prepared' | 'ready' | 'squads'
    timezone: string | null
    title: string
    updated_at: Date
    user_id: string | null
    visitor_hash: Buffer | null
  }
  recruiter_messages: {
    author: 'person' | 'recruiter'
    blocks: Shapes['recruiter_messages.blocks']
    choices: Shapes['recruiter_messages.choices']
    conversation_id: string
    created_at: Date
    id: string
    lang: 'ar' | 'en'
    question: 'budget' | 'count' | 'duration' | 'hours' | 'roles' | 'seniority' | 'skills' | 'start' | null
    sentences: Shapes['recruiter_messages.sentences']
    seq: number
    text: string
    unread: Shapes['recruiter_messages.unread']
    user_id: string | null
  }
  recruiter_proposals: {
    conversation_id: string
    created_at: Date
    decided_at: Date | null
    decided_by: string | null
    href: string | null
    id: string
    kind: 'meeting' | 'request' | 'shortlist'
    payload: Shapes['recruiter_proposals.payload']
    state: 'confirmed' | 'dropped' | 'open' | 'replaced'
  }
  recruiter_suggestions: {
    message_id: string
    place: number
    suggested_at: Date
    talent_id: string
  }
  recurring_invoice_runs: {
    day: string
    invoice_id: string
    place: number
    recurring_id: string
  }
  recurring_invoices: {
    created_at: Date
    created_by: string | null
    first_day: string
    id: string
    interval: 'month' | 'quarter' | 'year'
    issues_at_once: boolean
    last_day: string | null
    lines: Shapes['recurring_invoices.lines']
    next_place: number
    note: string | null
    organisation_id: string
    purchase_order: string | null
    state: 'active' | 'ended' | 'paused'
    title: string
    updated_at: Date
    version: number
  }
  referral_moves: {
    at: Date
    id: number
    referral_id: string
    status: Shapes['referral_moves.status']
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
    lang: 'ar' | 'en'
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
    status: 'bonus_due' | 'consented' | 'failed' | 'hired' | 'invited' | 'paid' | 'passed' | 'registered' | 'testing' | 'void'
    tests_due_at: Date | null
    tests_late_at: Date | null
    tier: Shapes['referrals.tier']
    token_hash: Buffer
    updated_at: Date
    void_reason: 'cancelled' | 'declined' | 'lapsed' | 'left_early' | null
    years: number
  }
  refunds: {
    amount: number
    created_at: Date
    id: string
    payment_id: string
    provider_id: string | null
    reason: string
    reference: string | null
    requested_by: string | null
    state: 'failed' | 'processing' | 'returned' | 'successful'
    ticket: string | null
    updated_at: Date
  }
  report_shares: {
    assessments: string[] | null
    created_at: Date
    expires_at: Date
    id: string
    revoked_at: Date | null
    token_hash: string
    user_id: string
    with_personality: boolean
    with_videos: boolean
  }
  sealed_keys: {
    name: string
    sealed: Buffer
    updated_at: Date
  }
  selection_bulk_moves: {
    bulk_id: string
    due_at: Date | null
    entered_at: Date
    from_owner_id: string | null
    from_step: Shapes['selection_bulk_moves.from_step']
    moved_at: Date
    talent_id: string
    told_at: Date | null
  }
  selection_bulks: {
    created_at: Date
    ended_at: Date | null
    id: string
    kept: number
    kind: 'invite' | 'move' | 'owner' | 'reject'
    moved: number
    owner_id: string | null
    phase: 'finished' | 'running' | 'stopped' | 'undone'
    reason: string | null
    shared_reason: string | null
    skipped: number
    staff_id: string
    to_step: Shapes['selection_bulks.to_step'] | null
    told_at: Date | null
    total: number
    waiting: string[]
  }
  selection_evaluations: {
    company_line: string | null
    created_at: Date
    history_checked_at: Date | null
    id: string
    marks: Shapes['selection_evaluations.marks']
    recommendation: 'no' | 'strong_no' | 'strong_yes' | 'yes'
    staff_id: string
    talent_id: string
    updated_at: Date
    version: number
  }
  selection_meetings: {
    company_line: string | null
    created_at: Date
    id: string
    outcome: 'agreed' | 'no_show' | 'not_agreed' | null
    outcome_note: string | null
    set_by: string
    starts_at: Date
    step: 'alignment' | 'interview'
    talent_id: string
  }
  selection_moves: {
    at: Date
    event: string
    from_state: Shapes['selection_moves.from_state'] | null
    id: number
    reason: string | null
    staff_id: string | null
    talent_id: string
    to_state: Shapes['selection_moves.to_state']
    was_late: boolean
  }
  selection_notes: {
    created_at: Date
    id: string
    mentions: string[]
    staff_id: string
    talent_id: string
    text: string
  }
  selection_views: {
    created_at: Date
    id: string
    name: string
    query: Shapes['selection_views.query']
    staff_id: string
  }
  selections: {
    apply_again_at: Date | null
    due_at: Date | null
    entered_at: Date
    invited_at: Date | null
    owner_id: string | null
    referred: boolean
    state: 'alignment' | 'assessment' | 'done' | 'evaluation' | 'interview' | 'left' | 'rejected'
    talent_id: string
    updated_at: Date
  }
  sellers: {
    accounts: Shapes['sellers.accounts']
    address_ar: string
    address_en: string
    from_day: string
    id: string
    name_ar: string
    name_en: string
    place: number
    proposed_at: Date
    proposed_by: string
    reason: string
    registration_number: string
    released_at: Date | null
    released_by: string | null
    vat_number: string
    withdrawn_at: Date | null
    withdrawn_by: string | null
  }
  sessions: {
    created_at: Date
    expires_at: Date
    id: string
    impersonation_id: string | null
    revoked_at: Date | null
    staff_id: string | null
    token_hash: Buffer
    user_agent: string | null
    user_id: string | null
  }
  site_item_versions: {
    act: 'draft' | 'planned' | 'published' | 'withdrawn'
    ar: Shapes['site_item_versions.ar']
    data: Shapes['site_item_versions.data']
    en: Shapes['site_item_versions.en']
    kind: string
    position: number
    publish_at: Date | null
    saved_at: Date
    saved_by: string | null
    slug: string
    version: number
  }
  site_items: {
    ar: Shapes['site_items.ar']
    ar_changed_at: Date
    data: Shapes['site_items.data']
    draft: unknown
    en: Shapes['site_items.en']
    en_changed_at: Date
    kind: Shapes['site_items.kind']
    missing: string[]
    position: number
    publish_at: Date | null
    published: boolean
    seed_hash: string | null
    slug: string
    updated_at: Date
    version: number
  }
  staff: {
    active: boolean
    created_at: Date
    email: string
    ended_at: Date | null
    id: string
    last_seen_at: Date | null
    mail_lang: 'ar' | 'en'
    name: string
    roles: Shapes['staff.roles']
    totp_secret: Buffer | null
    totp_step: number | null
  }
  staff_calendar_feeds: {
    created_at: Date
    staff_id: string
    token_hash: Buffer
  }
  staff_impersonations: {
    acts: boolean
    ended_at: Date | null
    expires_at: Date
    id: string
    reason: string
    staff_id: string
    started_at: Date
    user_id: string
  }
  staff_invitations: {
    created_at: Date
    email: string
    ended_at: Date | null
    expires_at: Date
    id: string
    invited_by: string | null
    is_recovery: boolean
    roles: Shapes['staff_invitations.roles']
    sent_at: Date
    staff_id: string | null
  }
  staff_resets: {
    asked_at: Date
    asked_by: string | null
    confirmed: boolean
    decided_at: Date | null
    decided_by: string | null
    expires_at: Date
    id: string
    reason: string
    staff_id: string
  }
  start_items: {
    contract_id: string
    created_at: Date
    done_at: Date | null
    id: string
    kind: 'accesses' | 'added' | 'company_details' | 'documents' | 'first_day' | 'first_day_read' | 'identity' | 'own_equipment' | 'payout_details' | 'workplace'
    label: string | null
    side: 'client' | 'talent'
  }
  starts: {
    contact: string | null
    contract_id: string
    created_at: Date
    first_day: string
    note: string | null
    place: string | null
    reminded_on: string | null
    starts_at: Date | null
    timezone: string | null
    updated_at: Date
  }
  subscription_changes: {
    at: Date
    comment: string | null
    id: string
    list: string
    subscribed: boolean
    user_id: string
    way: 'one_click' | 'page' | 'settings'
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
  talent_import_rows: {
    choice: 'import' | 'note' | 'skip'
    email: string
    faults: Shapes['talent_import_rows.faults']
    import_id: string
    likeness: 'mail' | 'name' | 'phone' | null
    line: number
    match_id: string | null
    name: string
    person: Shapes['talent_import_rows.person'] | null
    phone: string | null
    state: 'imported' | 'noted' | 'skipped' | 'waiting'
    user_id: string | null
    verdict: 'duplicate' | 'faulty' | 'new' | null
  }
  talent_imports: {
    created_at: Date
    file_name: string
    id: string
    ignored: string[]
    imported: number
    noted: number
    phase: 'comparing' | 'finished' | 'ready' | 'running' | 'stopped'
    skipped: number
    staff_id: string
    total: number
    updated_at: Date
  }
  talent_marks: {
    at: Date
    mark: 'saved' | 'shortlisted'
    project_id: string
    talent_id: string
  }
  talent_merges: {
    at: Date
    id: string
    kept_id: string
    likeness: string
    merged_id: string
    staff_id: string
  }
  talent_pairs: {
    dismissed_at: Date | null
    dismissed_by: string | null
    found_at: Date
    imported_id: string
    likeness: 'mail' | 'name' | 'phone'
    other_id: string
  }
  talent_parties: {
    address: string
    country: string
    legal_name: string
    national_id: string | null
    numbers_secret: Buffer | null
    second_legal_name: string | null
    tax_number: string | null
    updated_at: Date
    user_id: string
  }
  talent_profiles: {
    accounts: string[]
    bio_ar: string | null
    bio_en: string | null
    experience_months: number | null
    full_time: boolean
    hiring_status: 'applied' | 'assessing' | 'banned' | 'hired' | 'interviewing' | 'nominated' | 'unavailable' | 'verified'
    industries: string[]
    languages: Shapes['talent_profiles.languages']
    linkedin: string | null
    nationality: string | null
    notice_period_weeks: number | null
    part_time: boolean
    passed_roles: string[]
    photo_key: string | null
    role: string | null
    salary_full_time: number | null
    salary_locked: boolean
    salary_part_time: number | null
    salary_shown: boolean
    showcased: boolean
    showcased_at: Date | null
    skills: string[]
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
  talent_shares: {
    created_at: Date
    created_by: string | null
    expires_at: Date
    id: string
    nomination_id: string | null
    project_id: string
    revoked_at: Date | null
    talent_id: string
    token_hash: Buffer
    with_personality: boolean
  }
  ticket_answers: {
    at: Date
    id: string
    staff_id: string | null
    text: string
    ticket_id: string
  }
  ticket_notes: {
    at: Date
    id: string
    mentions: string[]
    staff_id: string | null
    text: string
    text_en: string | null
    ticket_id: string
  }
  ticket_replies: {
    at: Date
    id: string
    refused_files: string[]
    text: string
    ticket_id: string
  }
  ticket_reply_files: {
    file_id: string
    reply_id: string
  }
  ticket_templates: {
    created_at: Date
    id: string
    name_ar: string
    name_en: string
    text_ar: string
    text_en: string
    updated_at: Date
    version: number
  }
  ticket_writers: {
    staff_id: string
    ticket_id: string
    until: Date
  }
  tickets: {
    body: string
    created_at: Date
    data: Shapes['tickets.data']
    due_at: Date
    from_email: string
    from_name: string
    id: string
    kind: 'buyout' | 'change_terms' | 'company_proof' | 'consultant' | 'contact' | 'excuses' | 'extension' | 'late_payout' | 'no_show' | 'package' | 'replacement' | 'returned_refund' | 'shortlist' | 'vacancy'
    lang: 'ar' | 'en'
    merged_into: string | null
    owner_id: string | null
    reference: string
    state: 'answered' | 'closed' | 'merged' | 'open'
    subject: string
    updated_at: Date
    user_id: string | null
  }
  time_off: {
    asked_at: Date
    contract_id: string
    days: number
    first_day: string
    id: string
    kind: 'paid' | 'unpaid'
    last_day: string
    note: string | null
    reason: string | null
    state: 'agreed' | 'asked' | 'declined' | 'lapsed' | 'withdrawn'
    updated_at: Date
  }
  tracking_days: {
    campaign: string
    count: number
    day: string
    lang: 'ar' | 'en'
    source: string
    step: 'signed_up' | 'signup_started' | 'visit'
  }
  tracking_events: {
    at: Date
    campaign: string
    id: number
    lang: 'ar' | 'en'
    name: 'page_view'
    path: string
    referrer: string | null
    session_id: string | null
    source: string
    steps: string[]
    title: string | null
    utm: unknown
  }
  tracking_progress: {
    counted_until: string
    one: boolean
  }
  upload_parts: {
    content: Buffer
    start: number
    upload_id: string
  }
  uploads: {
    bytes: number
    created_at: Date
    id: string
    received: number
  }
  user_identities: {
    created_at: Date
    issuer: string
    subject: string
    user_id: string
  }
  users: {
    company: string | null
    country: string | null
    created_at: Date
    digits: 'arab' | 'latn'
    email: string
    email_verified_at: Date | null
    first_name: string
    from_workable: boolean
    id: string
    in_competition: boolean
    invited_by: string | null
    lang: 'ar' | 'en'
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
    status: 'active' | 'closed' | 'pending'
    step: number
    step_one: Shapes['users.step_one'] | null
    timezone: string | null
    type: 1 | 2
    updated_at: Date
    utm: Shapes['users.utm'] | null
    version: number
    website: string | null
  }
  usual_salaries: {
    baseline: Shapes['usual_salaries.baseline'] | null
    day: string
    usual: Shapes['usual_salaries.usual']
  }
  web_assets: {
    build_id: string
    bytes: Buffer
    is_compressed: boolean
    path: string
    type: string
  }
  web_builds: {
    id: string
    released_at: Date
    version: string
  }
  work_references: {
    contract_id: string
    due_at: Date | null
    for_companies: string | null
    for_talent: string | null
    id: string
    is_named: boolean
    removed_reason: string | null
    reply: string | null
    shown_at: Date | null
    state: 'held' | 'hidden' | 'removed' | 'shown'
    talent_id: string
    written_at: Date
  }
  work_reviews: {
    again: 'no' | 'perhaps' | 'yes' | null
    answered_at: Date | null
    answered_by: string | null
    contract_id: string
    due_at: Date
    id: string
    overall: number | null
    sent_at: Date
    side: 'client' | 'talent'
    state: 'answered' | 'asked' | 'lapsed'
    words: string | null
  }
}

/** Columns of JSON: written as text. */
export type JsonColumn =
  | 'approvals.data'
  | 'assessment_answers.answer'
  | 'assessment_answers.result'
  | 'assessment_attempts.report'
  | 'assessment_items.content'
  | 'assessment_runs.request'
  | 'assessment_runs.result'
  | 'audit_entries.details'
  | 'bank_statement_columns.columns'
  | 'client_project_versions.request'
  | 'client_projects.vacancy'
  | 'client_projects.more_roles'
  | 'contract_renewals.wish'
  | 'contract_renewals.offered'
  | 'contract_renewals.requested_terms'
  | 'contract_signatures.document'
  | 'contract_templates.content'
  | 'cv_imports.proposal'
  | 'events.body'
  | 'interview_events.data'
  | 'interview_feedback.scores'
  | 'interview_scorecards.scores'
  | 'interviews.terms'
  | 'invoices.buyer'
  | 'manual_entries.postings'
  | 'meeting_hosts.hours'
  | 'messages.headers'
  | 'messages.calendar'
  | 'nomination_events.data'
  | 'notices.told'
  | 'offer_versions.terms'
  | 'offers.terms'
  | 'offers.requested_changes'
  | 'pay_bands.bands'
  | 'payout_file_templates.columns'
  | 'personality_results.scores'
  | 'personality_results.emotions'
  | 'quotes.lines'
  | 'recruiter_conversations.requirement'
  | 'recruiter_conversations.shown'
  | 'recruiter_messages.sentences'
  | 'recruiter_messages.blocks'
  | 'recruiter_messages.choices'
  | 'recruiter_messages.unread'
  | 'recruiter_proposals.payload'
  | 'recurring_invoices.lines'
  | 'selection_evaluations.marks'
  | 'selection_views.query'
  | 'sellers.accounts'
  | 'site_item_versions.ar'
  | 'site_item_versions.en'
  | 'site_item_versions.data'
  | 'site_items.ar'
  | 'site_items.en'
  | 'site_items.data'
  | 'site_items.draft'
  | 'talent_import_rows.person'
  | 'talent_import_rows.faults'
  | 'talent_profiles.languages'
  | 'tickets.data'
  | 'tracking_events.utm'
  | 'users.utm'
  | 'users.step_one'
  | 'usual_salaries.usual'
  | 'usual_salaries.baseline'
