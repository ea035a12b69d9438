import { createTheme, type PaletteOptions, type Theme, type ThemeOptions } from '@mui/material';
import { ruRU } from '@mui/material/locale';

/** The site's palette, light and dark (the same values as in its design tokens). */
const light = {
  bg: '#FAF8F4',
  surface: '#FFFFFF',
  band: '#F3EFE6',
  ink: '#1B201C',
  ink2: '#474E48',
  ink3: '#636A63',
  line: '#E5E0D4',
  control: '#827F74',
  accent: '#12503F',
  accentHover: '#0B3B2E',
  onAccent: '#FFFFFF',
  accentSoft: '#E5EFE9',
  warn: '#704300',
  warnSoft: '#FDF2DC',
  danger: '#AE2A1E',
  dangerSoft: '#FBECE9',
};
const dark: typeof light = {
  bg: '#141714',
  surface: '#1C211D',
  band: '#212822',
  ink: '#F1EEE6',
  ink2: '#C3C7BD',
  ink3: '#9AA098',
  line: '#323932',
  control: '#7A8278',
  accent: '#86CDAD',
  accentHover: '#A2DDC2',
  onAccent: '#0A2A20',
  accentSoft: '#1D362C',
  warn: '#F5CD84',
  warnSoft: '#33290F',
  danger: '#F4998F',
  dangerSoft: '#3A201C',
};

const palette = (mode: 'light' | 'dark', color: typeof light): PaletteOptions => ({
  mode,
  primary: { main: color.accent, dark: color.accentHover, light: color.accentSoft, contrastText: color.onAccent },
  secondary: { main: color.accent, dark: color.accentHover, light: color.accentSoft, contrastText: color.onAccent },
  error: { main: color.danger, light: color.dangerSoft },
  warning: { main: color.warn, light: color.warnSoft },
  success: { main: color.accent, light: color.accentSoft },
  info: { main: color.accent, light: color.accentSoft },
  background: { default: color.bg, paper: color.surface },
  text: { primary: color.ink, secondary: color.ink2, disabled: color.ink3 },
  divider: color.line,
  grey: { 500: color.control },
});

/** What is wider than the window scrolls within its table: the bar and the filters keep their places. */
const framesOfLists = (color: typeof light): NonNullable<ThemeOptions['components']> => ({
  RaLayout: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&&': { minWidth: 0 },
        '& :is(.RaLayout-contentWithSidebar, .RaLayout-content)': { minWidth: 0 },
        // The bar stands in the flow there.
        [theme.breakpoints.down('sm')]: { '& .RaLayout-appFrame': { marginTop: 0 } },
      }),
    },
  },
  RaList: { styleOverrides: { root: { '& :is(.RaList-main, .RaList-content)': { minWidth: 0 } } } },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .RaDataTable-headerCell': { backgroundColor: color.band },
      },
    },
  },
});

/** What react-admin draws by itself, in the same hand. */
const partsOfAdmin = (color: typeof light): NonNullable<ThemeOptions['components']> => ({
  ...framesOfLists(color),
  // A line of a list on a phone: the day stands at its end and covers nothing.
  RaSimpleList: {
    styleOverrides: {
      root: {
        '& .MuiListItemText-primary > div': { display: 'flex', gap: 8, justifyContent: 'space-between' },
        '& .MuiListItemText-root': { overflowWrap: 'anywhere' },
        '& .RaSimpleList-tertiary': {
          float: 'none',
          flexShrink: 0,
          opacity: 1,
          color: color.ink2,
          fontSize: '0.875rem',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: {
        '&&': { backgroundColor: 'transparent', marginBottom: 12 },
        // A list without actions would leave their height empty on a phone.
        '& > .MuiToolbar-root:empty, & > .MuiToolbar-root:has(> .MuiFab-root:only-child)': { minHeight: 0, padding: 0 },
      },
    },
  },
  RaTopToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
  // Fields to filter by stand in one line, whatever their kind.
  RaFilterForm: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .RaFilterForm-filterFormInput .MuiFormControl-root': { marginBottom: 0 },
        // The library hides all words beneath a filter; those of a fault say why it does not filter, and do not widen it.
        '& .MuiFormHelperText-root.Mui-error': { display: 'block', width: 0, minWidth: 'calc(100% - 28px)' },
        // On a phone the search has a line of its own, and two choices fit into one.
        [theme.breakpoints.down('sm')]: {
          columnGap: 8,
          '& .RaFilterForm-filterFormInput': { flex: '1 1 40%' },
          "& .RaFilterForm-filterFormInput[data-source='q']": { flexBasis: '100%' },
          '& .RaFilterForm-filterFormInput .MuiFormControl-root': { width: '100%', marginBottom: 0 },
          '& .RaFilterFormInput-spacer': { display: 'none' },
        },
      }),
    },
  },
  // Of what the library itself asks before it is done only the removals are in use.
  RaConfirm: { defaultProps: { confirm: 'ra.action.delete' } },
  RaLoading: { styleOverrides: { root: { '& .RaLoading-message': { fontFamily: 'inherit' } } } },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        '&.RaMenuItemLink-active, &.RaMenuItemLink-active .RaMenuItemLink-icon': { color: color.accent },
        '&.RaMenuItemLink-active': { backgroundColor: color.accentSoft, fontWeight: 600 },
      },
    },
  },
});

/** Nothing moves for whoever has asked the system for that. */
const lessMotion = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
    },
  },
};

const themeOf = (mode: 'light' | 'dark', color: typeof light): Theme =>
  createTheme(
    {
      palette: palette(mode, color),
      shape: { borderRadius: 10 },
      typography: {
        fontFamily: "'Golos Text Variable', system-ui, 'Segoe UI', Roboto, Arial, sans-serif",
        button: { textTransform: 'none', fontWeight: 600 },
        h4: { fontWeight: 600 },
        h5: { fontWeight: 600 },
        h6: { fontWeight: 600 },
      },
      components: {
        // As on the site: a name without spaces stays in its place.
        MuiCssBaseline: { styleOverrides: { body: { overflowWrap: 'break-word' }, ...lessMotion } },
        MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
        MuiCard: { styleOverrides: { root: { border: `1px solid ${color.line}`, borderRadius: 16 } } },
        // The spinner of the bar has no name of its own.
        MuiCircularProgress: { defaultProps: { 'aria-label': 'Загрузка' } },
        MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
        MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
        // A label ends before the arrow of a choice.
        MuiInputLabel: {
          styleOverrides: { outlined: { '&:not(.MuiInputLabel-shrink)': { maxWidth: 'calc(100% - 44px)' } } },
        },
        MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: color.control } } },
        MuiAlert: {
          styleOverrides: {
            root: {
              color: color.ink,
              '&.MuiAlert-colorInfo, &.MuiAlert-colorSuccess': { backgroundColor: color.accentSoft },
              '&.MuiAlert-colorWarning': { backgroundColor: color.warnSoft },
              '&.MuiAlert-colorError': { backgroundColor: color.dangerSoft },
            },
          },
        },
        MuiTableCell: {
          styleOverrides: { head: { backgroundColor: color.band, fontWeight: 600 }, root: { borderColor: color.line } },
        },
        ...partsOfAdmin(color),
        // An entry that has no room on a phone is read to its end.
        MuiMenuItem: { styleOverrides: { root: { whiteSpace: 'normal' } } },
        MuiAppBar: {
          styleOverrides: {
            root: { backgroundColor: color.surface, color: color.ink, borderBottom: `1px solid ${color.line}` },
          },
        },
        MuiButtonBase: {
          styleOverrides: { root: { '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2 } } },
        },
      },
    },
    ruRU,
  );

/** The themes of the console in the site's own hand. */
export const lightTheme = themeOf('light', light);
export const darkTheme = themeOf('dark', dark);
