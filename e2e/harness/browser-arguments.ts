/** What Playwright switches off; the last list given counts, so its own is said again. */
const ofPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages that Chromium draws for its own address bar, two in each new context: a quarter of the run's time (measured). */
const ofAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** How the browser of the journeys is started, beside what Playwright says to it. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  // Nobody looks at the frames; drawing them all takes a tenth of the run (measured).
  '--limit-fps=20',
  // A page of a journey lives for seconds: what is compiled a second time for speed is not used (measured: a sixth of the
  // time of the pages of the console).
  '--js-flags=--no-turbofan --no-maglev',
  `--disable-features=${[...ofPlaywright, ...ofAddressBar].join(',')}`,
];
