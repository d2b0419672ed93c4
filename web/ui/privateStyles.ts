// Mantine's CSS that every signed-in screen may need, so that /login does not wait for it. A screen
// that uses a rarer component imports that component's .layer.css beside its own CSS module.
import '@mantine/core/styles/Skeleton.layer.css';
