{{- define "afterword.name" -}}
{{- if contains "afterword" .Release.Name }}{{ .Release.Name | trunc 52 | trimSuffix "-" }}{{ else }}{{ .Release.Name | trunc 42 | trimSuffix "-" }}-afterword{{ end }}
{{- end }}

{{- define "afterword.selector" -}}
app.kubernetes.io/name: afterword
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "afterword.labels" -}}
{{ include "afterword.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}
