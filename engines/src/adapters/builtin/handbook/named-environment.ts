// The environment variables that the handbook names, so that who reads them can check that the handbook does not lie.

export const environmentInHandbook = {
  /** Read by the server itself. */
  server: [
    'PORT',
    'HOST',
    'BRAVE_API_KEY',
    'DATA_DIR',
    'DATABASE_URL',
    'SEARXNG_URL',
    'SECRET_KEY',
    'LOG_LEVEL',
    'LOCAL_MODELS',
    'METRICS_TOKEN',
    'OWN_CONNECTIONS_PRIVATE',
    'S3_BUCKET',
    'STOP_GRACE_S',
    'TAVILY_API_KEY',
    'TRUST_PROXY',
  ],
  /** Keys and addresses of model vendors and model servers. */
  vendors: [
    'OPENAI_API_KEY',
    'OPENAI_BASE_URL',
    'ANTHROPIC_API_KEY',
    'ANTHROPIC_BASE_URL',
    'GEMINI_API_KEY',
    'GEMINI_BASE_URL',
    'DEEPSEEK_API_KEY',
    'DEEPSEEK_BASE_URL',
    'DASHSCOPE_API_KEY',
    'ZHIPU_API_KEY',
    'MOONSHOT_API_KEY',
    'OPENROUTER_API_KEY',
    'GROQ_API_KEY',
    'MISTRAL_API_KEY',
    'XAI_API_KEY',
    'OLLAMA_BASE_URL',
    'LM_STUDIO_BASE_URL',
    'LLAMACPP_BASE_URL',
    'VLLM_BASE_URL',
  ],
} as const
