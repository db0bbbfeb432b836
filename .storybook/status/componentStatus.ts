/** How far a component can be relied on. */
export type Status = 'draft' | 'stable' | 'deprecated';

/** What the accessibility checklist asks of a component that something in can be pressed or typed into. */
export const checks = {
  keyboard: 'Keyboard',
  screenReader: 'Screen reader',
  forcedColours: 'Forced colours',
  textSize: 'Narrow window and large text',
  targetSize: 'Target size',
} as const;

/** The name of the story that proves each check; left out where nothing in the component takes focus. */
export type Checklist = { readonly [Check in keyof typeof checks]?: string };

export interface ComponentStatus {
  status: Status;
  /** The heading of `CHANGELOG.md` under which it came: a version, or `Unreleased`. */
  since: string;
  /** What to use instead of a deprecated component. */
  instead?: string;
  /** Address of its drawing in Figma. */
  figma?: string;
  checklist: Checklist;
}

/** Where nothing can be pressed. Axe asks names and roles of every story; `Default` asserts them. */
const still = {
  screenReader: 'Default',
  forcedColours: 'KitchenSink',
  textSize: 'LongText',
} satisfies Checklist;

/** Axe asks the target size of every story, and `PseudoStates` shows the ring of focus. */
const pressed = { ...still, keyboard: 'PseudoStates', targetSize: 'Default' } satisfies Checklist;

/** A form is pictured in forced colours without a kitchen sink. */
const form = {
  ...pressed,
  keyboard: 'EmptySubmit',
  forcedColours: 'Default',
} satisfies Checklist;

const stable = (checklist: Checklist, more: Partial<ComponentStatus> = {}): ComponentStatus => ({
  status: 'stable',
  since: '1.0.0',
  checklist,
  ...more,
});

const draft = (checklist: Checklist): ComponentStatus => ({
  status: 'draft',
  since: 'Unreleased',
  checklist,
});

/** What is known of each component: its docs page, the sidebar and the overview are made from it. */
export const componentStatus: Readonly<Record<string, ComponentStatus>> = {
  // Drawings
  BrandLogo: stable({ screenReader: 'Default', forcedColours: 'KitchenSink' }),
  BrandMark: stable({ ...still, textSize: 'BesideName' }),
  PauseSwitch: stable({ ...pressed, keyboard: 'ByKeyboard', forcedColours: 'ForcedColours' }),
  VillageMap: stable(pressed),
  // Atoms
  Breadcrumbs: stable(pressed),
  CopyButton: draft(pressed),
  DayReport: draft(still),
  FeatureCard: draft(still),
  Illustration: stable(still),
  LanguageLinks: stable(pressed),
  LanguageMenu: draft({ ...pressed, keyboard: 'ClosedByEscape', targetSize: 'Open' }),
  NavigationLink: stable({ ...pressed, keyboard: 'FollowedByEnter' }),
  OfficeHoursChip: stable(still),
  PartnerLogoStrip: stable(still),
  ProductCard: stable(pressed),
  ProductLinks: stable(pressed),
  ProductsMenu: stable({ ...pressed, keyboard: 'TabThrough', targetSize: 'Open' }),
  ReversalCalculator: draft({ ...pressed, screenReader: 'Waiting' }),
  Section: stable(still),
  SkipLink: stable({ ...pressed, keyboard: 'Followed' }),
  Slip: draft(still),
  StatCard: stable(still),
  StepList: stable(still),
  TerminalScreen: draft(still),
  // Sections
  Boards: draft(pressed),
  ComplaintLadder: draft(pressed),
  ContactFirst: draft(pressed),
  ContactFacts: stable(pressed),
  CounterOffer: draft(pressed),
  FeaturesSection: stable({ ...pressed, keyboard: 'Morning' }),
  FormOpening: draft(pressed),
  FraudSection: draft(pressed),
  HelpCall: draft(pressed),
  HelplineBar: draft(pressed),
  HelpStage: draft(pressed),
  Hero: stable({ ...pressed, keyboard: 'StartDoesNothing' }),
  HeroScene: stable(still),
  IdentitySection: draft(pressed),
  JoinCall: stable(pressed),
  JoiningSteps: draft(still),
  LanguageOffer: stable(pressed),
  LegalContents: stable(pressed),
  LegalDocument: stable(pressed),
  OfflineWays: draft(pressed),
  LoadingErrorPanel: stable({ ...pressed, keyboard: 'Retrying' }),
  MapStage: stable(pressed),
  MessagePanel: stable(pressed),
  MoneyBackSection: draft(pressed),
  NextProduct: stable(pressed),
  OfficeMap: stable(pressed),
  PageTitle: stable(still),
  PartnersSection: stable(still),
  PrintFooter: draft(still),
  ProductDetail: stable(pressed),
  ProductOpening: draft(pressed),
  ProductQuestions: draft(pressed),
  ProductsSection: stable(pressed),
  QuestionList: draft(pressed),
  SafetySection: draft(pressed),
  ServiceBasics: draft(still),
  ServiceNavigation: draft(pressed),
  ServiceSection: stable(still),
  SiteFooter: stable({ ...pressed, targetSize: 'Touched' }),
  SiteHeader: stable(pressed),
  SiteMenu: stable({ ...pressed, targetSize: 'Open' }),
  SourcesSection: draft(pressed),
  StatsBand: stable({ ...still, textSize: 'LargeText' }),
  StoryChapters: stable(still),
  ThanksCounter: draft(pressed),
  WelcomeSection: stable(still),
  // Forms
  ContactFields: stable(pressed),
  ContactForm: stable(form),
  ContactLinks: stable(pressed),
  FormTextField: stable({ ...pressed, keyboard: 'ReadOnly' }),
  JoinForm: stable(form),
  OutcomeAlert: stable(pressed),
  PhoneField: stable({ ...pressed, screenReader: 'WithAlert' }),
  PrivacyNotice: stable(pressed),
  RoleCards: draft({ ...pressed, keyboard: 'Choosing' }),
  ScriptlessNotice: stable(pressed),
  SendButton: stable({ ...pressed, keyboard: 'Sending' }),
};
