import type { ImageDeps } from '../images/deps.ts';
import type { Renderer } from './renderer.ts';

export type ArticleDeps = ImageDeps & { readonly renderer: Renderer };
