import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const leaf: MantineColorsTuple = [
  '#eef5ea',
  '#dcebd6',
  '#bfdab7',
  '#9cc494',
  '#78ab71',
  '#578f53',
  '#3f763e',
  '#2e6131',
  '#224b26',
  '#17361b',
];

/** Greys of the light scheme: those of warm paper. */
const gray: MantineColorsTuple = [
  '#faf7f0',
  '#f3eee3',
  '#ebe5d8',
  '#e5dfd1',
  '#d3ccbb',
  '#aea897',
  '#8f8a7b',
  '#595e53',
  '#3b3f37',
  '#1c211b',
];

/** Greys of the dark scheme, from ink to night. */
const dark: MantineColorsTuple = [
  '#ece9df',
  '#cfcec2',
  '#aaad9f',
  '#7d8374',
  '#31362c',
  '#2b3027',
  '#20241d',
  '#151813',
  '#121510',
  '#0d0f0b',
];

export const theme = createTheme({
  primaryColor: 'leaf',
  primaryShade: { light: 7, dark: 4 },
  colors: { leaf, gray, dark },
  black: '#1c211b',
  white: '#fffefb',
  fontFamily: 'var(--font)',
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '650',
    sizes: {
      h1: { fontSize: 'var(--text-26)', lineHeight: '1.25' },
      h2: { fontSize: 'var(--text-20)', lineHeight: '1.3' },
      h3: { fontSize: 'var(--text-17)', lineHeight: '1.35' },
      h4: { fontSize: 'var(--text-15)', lineHeight: '1.4' },
    },
  },
  fontSizes: {
    xs: 'var(--text-13)',
    sm: 'var(--text-body)',
    md: 'var(--text-body)',
    lg: 'var(--text-17)',
    xl: 'var(--text-20)',
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '999px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'none',
    sm: 'var(--shadow-float)',
    md: 'var(--shadow-float)',
    lg: 'var(--shadow-float)',
    xl: 'var(--shadow-float)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

const shared = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-muted)',
  '--mantine-color-placeholder': 'var(--ink-muted)',
  '--mantine-color-error': 'var(--expired-ink)',
  '--mantine-color-anchor': 'var(--accent-ink)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--hairline)',
  '--mantine-color-leaf-filled': 'var(--accent)',
  '--mantine-color-leaf-filled-hover': 'var(--accent-hover)',
  '--mantine-color-leaf-light': 'var(--accent-soft)',
  '--mantine-color-leaf-light-hover': 'var(--accent-soft-hover)',
  '--mantine-color-leaf-light-color': 'var(--accent-ink)',
  '--mantine-color-leaf-outline': 'var(--accent-ink)',
  '--mantine-color-leaf-text': 'var(--accent-ink)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
  '--mantine-color-red-filled': 'var(--danger)',
  '--mantine-color-red-filled-hover': 'var(--danger-hover)',
  '--mantine-color-red-light': 'var(--expired-soft)',
  '--mantine-color-red-light-color': 'var(--expired-ink)',
  '--mantine-color-red-text': 'var(--expired-ink)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': '1.5', '--input-bd': 'var(--hairline-strong)' },
  light: shared,
  dark: shared,
});
